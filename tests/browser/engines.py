"""A short race of each game in three engines: Chromium, Firefox and WebKit.

    make browsers

Each engine is Debian's: Chromium by Playwright, Firefox by WebDriver BiDi, WebKit (WebKitGTK's own small browser on a screen
of its own) by WebDriver. Everything is done by the same few scripts, and whatever a page reports as an error ends it with 1.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Protocol
from urllib.request import Request, urlopen

from tests.browser.people import BROWSERS, MAY_CHOOSE, QUIET
from tests.server.process import Site, served

WATCH = """if (!window.wrong) {
  window.wrong = [];
  addEventListener("error", (event) => window.wrong.push(event.message));
  addEventListener("unhandledrejection", (event) => window.wrong.push(String(event.reason)));
}"""
RACES = {
    "charioteer": ("me,tiro", {"laps": 1}),
    "chariot-race": ("me,tiro", {"laps": 1}),
    "cthulhu-500": ("me,tiro,tiro", {"length": "short"}),
}
OVER = "() => Boolean(document.querySelector('#result') && !document.querySelector('#result').hidden)"
CLICK = "(what) => { const one = document.querySelector(what); if (one && one.getClientRects().length) one.click(); }"
PICK = """(chance) => {
  const seen = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== "hidden";
  const confirm = document.querySelector("#confirm:enabled");
  if (confirm && seen(confirm)) return "ready";
  const lit = [...document.querySelectorAll(".lit:not(.chosen)")].filter(seen);
  if (!lit.length || !document.querySelector("#choice.open")) return "nothing";
  lit[Math.floor(chance * lit.length)].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return "picked";
}"""
"""Click something that is lit, unless the picks already make an answer. (Not every driver waits for promises.)"""
DECISIONS = 12
"""A short race: so many decisions, or its end."""
PATIENCE = 60.0


class Engine(Protocol):
    """A browser with one page."""

    def go(self, address: str) -> None: ...

    def run(self, script: str, *given: Any) -> Any:
        """What a function of JavaScript returns."""

    def errors(self) -> list[str]: ...


class Chromium:
    """By Playwright."""

    def __init__(self, path: str, stack: ExitStack) -> None:
        from playwright.sync_api import sync_playwright

        play = stack.enter_context(sync_playwright())
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        stack.callback(browser.close)
        self._page, self._wrong = browser.new_page(), list[str]()
        self._page.on("pageerror", lambda error: self._wrong.append(str(error)))
        self._page.on("console", lambda said: self._wrong.append(said.text) if said.type == "error" else None)

    def go(self, address: str) -> None:
        self._page.goto(address)

    def run(self, script: str, *given: Any) -> Any:
        return self._page.evaluate(script, *given)

    def errors(self) -> list[str]:
        return self._wrong


class Firefox:
    """By WebDriver BiDi, which Firefox speaks itself."""

    def __init__(self, path: str, stack: ExitStack) -> None:
        from websockets.sync.client import connect

        home = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        command = [path, "--headless", "--no-remote", "--profile", home, "--remote-debugging-port", "0", "about:blank"]
        program = stack.enter_context(_running(command, stderr=subprocess.PIPE))
        assert program.stderr is not None
        said = next(line for line in iter(program.stderr.readline, "") if "WebDriver BiDi listening on" in line)
        self._line = stack.enter_context(connect(f"{said.split()[-1]}/session", max_size=None))
        self._number, self._wrong = 0, list[str]()
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self._context = self._call("browsingContext.getTree")["contexts"][0]["context"]

    def _call(self, method: str, **params: Any) -> Any:
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            came = json.loads(self._line.recv(timeout=PATIENCE))
            if came.get("method") == "log.entryAdded" and came["params"]["level"] == "error":
                self._wrong.append(str(came["params"]["text"]))
            if came.get("id") == self._number:
                assert came["type"] == "success", came
                return came["result"]

    def go(self, address: str) -> None:
        self._call("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def run(self, script: str, *given: Any) -> Any:
        code = f"JSON.stringify(({script})({', '.join(json.dumps(one) for one in given)}) ?? null)"
        found = self._call("script.evaluate", expression=code, target={"context": self._context}, awaitPromise=False)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def errors(self) -> list[str]:
        return self._wrong


class WebKit:
    """By WebDriver, in WebKitGTK's own small browser."""

    def __init__(self, path: str, stack: ExitStack) -> None:
        screen = _free_screen()
        stack.enter_context(_running(["Xvfb", f":{screen}", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]))
        command = ["env", f"DISPLAY=:{screen}", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1", "LIBGL_ALWAYS_SOFTWARE=1", path]
        port = _free_port()
        stack.enter_context(_running([*command, "--host=127.0.0.1", f"--port={port}"]))
        self._address, self._wrong = f"http://127.0.0.1:{port}", list[str]()
        options = {"binary": str(_mini_browser()), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._address += f"/session/{_until(lambda: self._call('/session', wanted))['sessionId']}"
        stack.callback(lambda: self._call("", None, "DELETE"))

    def _call(self, path: str, body: Any, method: str = "POST") -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._address + path, data, {"Content-Type": "application/json"}, method=method)
        with urlopen(request, timeout=PATIENCE) as reply:
            return json.load(reply)["value"]

    def go(self, address: str) -> None:
        self._call("/url", {"url": address})
        self.run(f"() => {{ {WATCH} }}")

    def run(self, script: str, *given: Any) -> Any:
        return self._call("/execute/sync", {"script": f"return ({script})(...arguments) ?? null", "args": list(given)})

    def errors(self) -> list[str]:
        return self._wrong + list(self.run("() => window.wrong ?? []"))


@contextmanager
def _running(command: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **more}
    program = subprocess.Popen(command, text=True, **quiet)
    try:
        yield program
    finally:
        program.terminate()
        try:
            program.wait(10)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()


def _free_port() -> int:
    import socket

    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


def _free_screen() -> int:
    return next(n for n in range(90, 200) if not Path(f"/tmp/.X{n}-lock").exists())


def _mini_browser() -> Path:
    return next(Path("/usr/lib").glob("*/webkit2gtk-*/MiniBrowser"))


def _until(wanted: Callable[[], Any]) -> Any:
    """What comes of something, once it comes without an error and is not nothing."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if found := wanted():
                return found
        except OSError:
            if time.monotonic() > end:
                raise
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


def race(engine: Engine, site: Site, game: str) -> int:
    """Lay a table, sit down at it and play; how many decisions were made."""
    seats, options = RACES[game]
    plans = [{"kind": "me", "name": "Ana"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats.split(",")]
    made = site.post("/tables", {"game": game, "seats": plans, "options": options, "pace": "instant"})
    engine.go(f"{site.address}/")
    _until(lambda: engine.run("() => document.querySelectorAll('.game-card').length"))
    key = made["seats"][0]
    engine.go(f"{site.address}/table/{made['id']}#seat={key['seat']}&secret={key['secret']}")
    rng, decisions, stuck = Random(game), 0, 0
    end = time.monotonic() + PATIENCE * 3
    while decisions < DECISIONS and not engine.run(OVER):
        assert time.monotonic() < end, f"{game}: stuck after {decisions} decisions"
        engine.run(CLICK, "#guide-close")
        found = engine.run(PICK, rng.random())
        stuck = stuck + 1 if found == "nothing" else 0
        if stuck > 40:  # blind picks can lead nowhere: begin again
            engine.run(CLICK, "#clear")
        if found == "ready":
            engine.run(CLICK, "#confirm")
            _until(lambda: engine.run(f"() => !({MAY_CHOOSE})() || document.querySelector('#confirm:disabled') !== null"))
            decisions += 1
        time.sleep(0.02)
    return decisions


def engines() -> Iterator[tuple[str, Callable[[ExitStack], Engine] | None]]:
    """The engines by name, and how to open each; None where it is not installed."""
    chromium = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    firefox = shutil.which("firefox-esr") or shutil.which("firefox")
    webkit = shutil.which("WebKitWebDriver") if shutil.which("Xvfb") else None
    yield "Chromium", chromium and (lambda stack, path=chromium: Chromium(path, stack))  # type: ignore[misc]
    yield "Firefox", firefox and (lambda stack, path=firefox: Firefox(path, stack))  # type: ignore[misc]
    yield "WebKit", webkit and (lambda stack, path=webkit: WebKit(path, stack))  # type: ignore[misc]


def main() -> int:
    """Race in all engines that are here."""
    wrong = 0
    with tempfile.TemporaryDirectory() as home, served(Path(home)) as site:
        for name, open_engine in engines():
            if open_engine is None:
                sys.stdout.write(
                    f"{name}: not installed here (Debian: apt install chromium firefox-esr webkit2gtk-driver xvfb)\n"
                )
                wrong += 1
                continue
            with ExitStack() as stack:
                engine = open_engine(stack)
                told = ", ".join(f"{game} {race(engine, site, game)} decisions" for game in RACES)
                errors = [text for text in engine.errors() if not any(word in text for word in QUIET)]
                sys.stdout.write(f"{name}: {told}; {len(errors)} errors {errors or ''}\n")
                sys.stdout.flush()
                wrong += bool(errors)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
