"""The files in `deploy/`: every command in them is one of ours, and whoever reads them (nginx, systemd, compose) can."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import subprocess
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml

from hippodrome.server.preflight import REMOTE_WORKER_CONNECTIONS
from hippodrome.server.storage.store import MAX_CONNECTIONS
from tests.docs.commands_in_docs import commands
from tests.docs.installed import REPOSITORY, build

DEPLOY = REPOSITORY / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
PROGRAM = "/opt/hippodrome/bin/hippodrome"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
USUAL_CONNECTIONS = 97
"""What PostgreSQL has for users if nothing is said: 100, without three for its administrator."""


def read(words: list[str]) -> dict[str, Any]:
    """A command with its options, as our own command line reads it."""
    assert Path(words[0]).name == "hippodrome", words
    name, *rest = words[1:]
    return commands()[name].make_context(name, rest).params


def filled(text: str) -> str:
    """A text of the compose file with what stands in `.env`."""
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: {"PUBLIC_URL": "https://races.example.org"}.get(found[1], "x"), text)


def unit(path: Path) -> dict[str, list[tuple[str, str]]]:
    """A unit's sections; a name may come more than once."""
    sections: dict[str, list[tuple[str, str]]] = {}
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("["):
            lines = sections.setdefault(line.strip("[]"), [])
        elif line.strip() and not line.startswith("#"):
            name, _, value = line.partition("=")
            lines.append((name, value))
    return sections


# Commands ----------------------------------------------------------------------------------------------------------------


def test_every_command_in_them_is_one_of_ours() -> None:
    found = 0
    for path in UNITS:
        for name, value in unit(path).get("Service", []):
            if name.startswith("Exec"):
                assert value.startswith(PROGRAM), path
                read(shlex.split(value.replace("%i", "8001")))
                found += 1
    for service in SERVICES.values():
        if "command" in service:
            read(shlex.split(filled(service["command"])))
            found += 1
    for line in (DEPLOY / "Containerfile").read_text("utf-8").splitlines():
        if line.startswith("CMD "):
            read(yaml.safe_load(line.removeprefix("CMD ")))
            found += 1
    assert found == 9


# Compose and container ---------------------------------------------------------------------------------------------------

KEYS = {
    "image", "build", "restart", "depends_on", "environment", "command", "volumes", "networks", "ulimits", "stop_grace_period",
    "healthcheck", "ports", "profiles", "scale",
}  # fmt: skip


def test_the_compose_file_hangs_together() -> None:
    assert set(COMPOSE) == {"name", "services", "networks", "volumes"}
    for name, service in SERVICES.items():
        assert set(service) <= KEYS and ("image" in service or "build" in service), name
        assert set(service.get("networks", ())) <= set(COMPOSE["networks"]), name
        for needed in service.get("depends_on", ()):
            assert needed in SERVICES, (name, needed)
            if isinstance(service["depends_on"], dict) and "healthy" in service["depends_on"][needed]["condition"]:
                assert "healthcheck" in SERVICES[needed]
        for volume in service.get("volumes", ()):
            source, target, *_ = volume.split(":")
            assert target.startswith("/")
            if source.startswith("./nginx"):
                assert (DEPLOY / source).is_file(), source
            elif not source.startswith("./tls"):
                assert source in COMPOSE["volumes"], source
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


def test_the_compose_file_asks_for_what_stands_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    lines = (DEPLOY / "example.env").read_text("utf-8").splitlines()
    assert asked == {line.partition("=")[0] for line in lines if line and not line.startswith("#")}


def test_only_nginx_is_open_and_only_nginx_is_believed() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["nginx"]
    at = SERVICES["nginx"]["networks"]["inside"]["ipv4_address"]
    assert SERVICES["server"]["environment"]["FORWARDED_ALLOW_IPS"] == at
    served, checked = (read(shlex.split(filled(SERVICES[name]["command"]))) for name in ("server", "check"))
    assert checked["check"] and not served["check"]
    assert {**checked, "check": False, "log_level": "info"} == served, "what is checked is what is served"
    assert (
        served["remote_workers"]
        and (MAX_CONNECTIONS + REMOTE_WORKER_CONNECTIONS) * served["workers"] + SERVICES["worker"]["scale"] <= USUAL_CONNECTIONS
    )
    assert f"server:{served['port']}" in (DEPLOY / "nginx/servers-in-containers.conf").read_text("utf-8")


def test_the_container_is_no_administrators_and_its_images_have_versions() -> None:
    lines = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", "").splitlines()
    steps = [line.split(maxsplit=1) for line in lines if line.strip() and not line.startswith("#")]
    known = {"FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}
    assert {name for name, _ in steps} <= known
    assert ["USER", "hippodrome"] in steps[max(n for n, step in enumerate(steps) if step[0] == "FROM") :]
    images = [rest.split()[0] for name, rest in steps if name == "FROM"]
    images += [service["image"] for service in SERVICES.values() if "build" not in service]
    assert len(images) == 4 and all(re.search(r":\d[\w.-]*$", image) for image in images)
    for name, rest in steps:
        if name == "COPY" and "--from" not in rest:
            assert all((REPOSITORY / source).exists() for source in rest.split()[:-1]), rest


@pytest.mark.skipif(shutil.which("docker") is None, reason="no docker here")
def test_compose_reads_its_file(tmp_path: Path) -> None:
    if subprocess.run(["docker", "compose", "version"], capture_output=True, check=False).returncode:
        pytest.skip("docker has no compose here")
    command = ["docker", "compose", "-f", str(DEPLOY / "compose.yaml"), "--profile", "check", "config", "-q"]
    told = {"PUBLIC_URL": "https://races.example.org", "POSTGRES_PASSWORD": "x", "PATH": "/usr/bin:/bin:/usr/local/bin"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**told, "HOME": str(tmp_path)})
    assert done.returncode == 0, done.stderr


@pytest.mark.soak
def test_the_container_is_built_where_a_builder_is() -> None:
    builder = next((name for name in ("podman", "docker") if shutil.which(name)), None)
    if builder is None or subprocess.run([builder, "info"], capture_output=True, check=False).returncode:
        pytest.skip("no builder here")
    command = [builder, "build", "-f", str(DEPLOY / "Containerfile"), "-t", "hippodrome-tried", str(REPOSITORY)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    ran = [builder, "run", "--rm", "hippodrome-tried", "hippodrome", "serve", "--check"]
    assert "ready to serve" in subprocess.run(ran, capture_output=True, text=True, check=True).stdout


# nginx and systemd -------------------------------------------------------------------------------------------------------


def test_nginx_believes_nobody_and_hashes_by_the_table() -> None:
    text = (DEPLOY / "nginx/hippodrome.conf").read_text("utf-8")
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in text and "$proxy_add_x_forwarded_for" not in text
    assert "hash $hippodrome_key consistent;" in text and "location = /metrics { deny all; }" in text
    rules = re.findall(r'^    "~(\^(?:POST|\[A-Z\]).*)"\s+\$(\w+);', text, re.M)
    by_chance = "hippodrome_chance"
    for request, key in {
        "POST /api/tables/abc/answer": "abc", "GET /api/tables/abc": "abc", "GET /table/abc": "abc", "GET /replay/abc": "abc",
        "GET /api/tables/0123456789abcdef/live": "01234567", "GET /api/tables": "", "GET /": "", "GET /static/table/x": "",
        "GET /api/games": "", "POST /api/tables": by_chance, "POST /api/races": by_chance,
    }.items():  # fmt: skip
        matches = [(match, name) for rule, name in rules if (match := re.match(rule.replace("(?<", "(?P<"), request))]
        assert [name if name == by_chance else match[name] for match, name in matches] == ([key] if key else []), request
    assert "proxy_set_header Hippodrome-Near $hippodrome_key;" in text


def test_systemd_and_nginx_speak_of_the_same_ports() -> None:
    ports = re.findall(r"^server 127\.0\.0\.1:(\d+)", (DEPLOY / "nginx/servers.conf").read_text("utf-8"), re.M)
    assert len(ports) == 4 and len(ports) * MAX_CONNECTIONS <= USUAL_CONNECTIONS


@pytest.mark.skipif(shutil.which("nginx") is None or shutil.which("openssl") is None, reason="no nginx here")
@pytest.mark.parametrize("servers", ["servers.conf", "servers-in-containers.conf"])
def test_nginx_reads_its_file(servers: str, tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="hippodrome-") as short:  # a socket's path has to be
        done = _try_nginx(servers, tmp_path, short)
    assert done.returncode == 0 and "warn" not in done.stderr, done.stderr


def _try_nginx(servers: str, tmp_path: Path, short: str) -> subprocess.CompletedProcess[str]:
    key, certificate = tmp_path / "races.key", tmp_path / "races.pem"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"]
    made += ["-subj", "/CN=races.example.org", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    there = (DEPLOY / "nginx" / servers).read_text("utf-8").replace("server server:", "server 127.0.0.1:")
    (tmp_path / "hippodrome-servers.conf").write_text(there, "utf-8")
    site = (DEPLOY / "nginx/hippodrome.conf").read_text("utf-8").replace("/etc/ssl/races.", f"{tmp_path}/races.")
    site = site.replace("/etc/nginx/hippodrome-servers.conf", f"{tmp_path}/hippodrome-servers.conf")
    doors = (f"listen unix:{short}/{n}" for n in range(9))  # nginx opens them, and ports may be others'
    site = re.sub(r"listen \S*(?:80|443)", lambda _: next(doors), site)
    (tmp_path / "site.conf").write_text(site, "utf-8")
    whole = (
        f"pid {tmp_path}/pid; error_log {tmp_path}/error.log; events {{}}\n"
        f"http {{ access_log off; include {tmp_path}/site.conf;\n"
        + "".join(f"{name}_temp_path {tmp_path}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        + "}\n"
    )
    (tmp_path / "nginx.conf").write_text(whole, "utf-8")
    return subprocess.run(["nginx", "-t", "-c", str(tmp_path / "nginx.conf")], capture_output=True, text=True, check=False)


def test_the_units_keep_the_races_and_what_is_compiled() -> None:
    for path in UNITS:
        if path.suffix != ".service":
            assert dict(unit(path)["Install"]) == {"WantedBy": "timers.target"}
            assert path.with_suffix(".service") in UNITS
            continue
        said = dict(unit(path)["Service"])
        assert said["User"] == said["CacheDirectory"] == said["StateDirectory"] == "hippodrome"
        assert said["ProtectSystem"] == "strict" and "XDG_CACHE_HOME=/var/cache" in said["Environment"].split()


def test_the_page_shows_the_unit_that_is_there() -> None:
    page = (REPOSITORY / "docs/host/server.md").read_text("utf-8")
    shown = configparser.RawConfigParser()
    shown.read_string(re.findall(r"^```ini\n(.*?)^```$", page, re.M | re.S)[0])
    real = {f"{section} {name.lower()}": value for section, lines in unit(UNITS[0].with_name("hippodrome.service")).items()
            for name, value in lines}  # fmt: skip
    assert {f"{section} {name}": value for section in shown.sections() for name, value in shown[section].items()} == real


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_reads_its_units(tmp_path: Path) -> None:
    for path in UNITS:
        (tmp_path / path.name).write_text(path.read_text("utf-8").replace(PROGRAM, shutil.which("true") or ""), "utf-8")
    names = [str(tmp_path / path.name.replace("@.", "@8001.")) for path in UNITS]
    done = subprocess.run(["systemd-analyze", "verify", *names], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "hippodrome" in line]
    assert done.returncode == 0 and ours == [], done.stderr


# Wheel and sdist -----------------------------------------------------------------------------------------------------------


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def test_what_is_built_from_the_sdist_is_what_is_built_from_the_repository(tmp_path: Path) -> None:
    """The wheel of the repository is installed and started by the tests of the pages; the one of the sdist is the same."""
    sdist = build(REPOSITORY, tmp_path / "sdist", "sdist")
    with tarfile.open(sdist) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
        opened.extractall(tmp_path / "unpacked", filter="data")
    for needed in ("deploy/compose.yaml", "docs/host/server.md", "tests/docs/test_deploy.py", "Makefile", "LICENSE"):
        assert needed in names
    source = next((tmp_path / "unpacked").iterdir())
    theirs = contents(build(source, tmp_path / "from-sdist"))
    ours = contents(build(REPOSITORY, tmp_path / "from-repository"))
    assert "hippodrome/web/pages/table.html" in ours and theirs == ours
