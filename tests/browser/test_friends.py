"""Friends: a player lets the network in, a guest sees who invites them to what, and watchers are told that they watch."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser

from hippodrome.server.app import Settings, create_app
from hippodrome.server.http import hosts
from hippodrome.server.http.lan_access import LanAccess
from hippodrome.server.run import serve_at
from tests.browser.people import Guest
from tests.server.club import AtOnce
from tests.server.wire import listening

FRIENDS_IP = "127.0.0.2"
"""Stands for this computer's address in the network: tests listen on loopback addresses only."""


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The port of a server as `hippodrome play` starts it."""
    monkeypatch.setattr(hosts, "lan_ips", lambda: [FRIENDS_IP])
    lan = LanAccess()
    settings = Settings(f"sqlite:///{tmp_path / 'races.db'}", rate=0, allowed_hosts=(), listen_host="127.0.0.1")
    app = create_app(settings, bots=AtOnce(), lan=lan)
    with listening(app, on_server=lambda server, port: lan.attach(partial(serve_at, server, port=port))) as found:
        yield found


def guest_at(browser: Browser, ip: str, port: int, **more: Any) -> Guest:
    site: Any = SimpleNamespace(address=f"http://{ip}:{port}")
    return Guest(browser, site, **more)


def test_a_friend_comes_through_the_network_without_a_restart(browser: Browser, port: int) -> None:
    ana = guest_at(browser, "127.0.0.1", port)
    ana.go()
    ana.page.locator("#invite").click()
    ana.page.locator('[data-invite="charioteer"]').click()
    form = ana.page.locator("form.setup")
    form.locator(".seat-rows input").first.fill("Quintilla")
    form.locator(".open-network").click()
    form.locator(".network-offer .done").wait_for()
    form.locator("button[type=submit]").click()
    ana.page.wait_for_url("**/table/*")
    link = ana.page.locator(".invitation input").first
    link.wait_for()
    assert link.input_value().startswith(f"http://{FRIENDS_IP}:{port}/table/")

    ben = guest_at(browser, FRIENDS_IP, port, size=(390, 844))
    ben.page.goto(link.input_value())
    ben.page.locator("#sit-name").wait_for()
    assert ben.page.locator("#gather-title").inner_text() == "Quintilla invites you to a race of Charioteer"
    ben.wait(lambda: bool(ben.page.evaluate("document.querySelector('.invited-cover').naturalWidth")))
    assert ben.page.locator(".invitation, .open-network").count() == 0, (
        "how the host lets others in is none of a guest's business"
    )
    ben.page.locator("#sit-name").fill("Ben")
    ben.page.locator("form.sit button[type=submit]").click()
    ben.wait(lambda: ben.may_choose)
    assert ben.page.locator("#watching").is_hidden()

    cleo = guest_at(browser, FRIENDS_IP, port)
    cleo.page.goto(link.input_value() if link.count() else ben.page.url)
    cleo.page.locator("#watching").wait_for()
    assert "You are watching" in cleo.page.locator("#watching").inner_text()
    for guest in (ana, ben, cleo):
        guest.leave()


def test_the_waiting_room_offers_to_let_the_network_in(browser: Browser, port: int) -> None:
    ana = guest_at(browser, "127.0.0.1", port)
    ana.go()
    ana.page.locator('.game-card[data-game="chariot-race"] .more-options').click()
    form = ana.page.locator("form.setup")
    assert form.locator(".network-offer").is_hidden(), "bots need no network"
    form.locator(".seat-rows select").nth(1).select_option("open")
    form.locator(".open-network").wait_for()
    form.locator("button[type=submit]").click()
    ana.page.wait_for_url("**/table/*")
    ana.page.locator(".invitation .open-network").click()
    ana.page.locator(".invitation .qr").wait_for()
    assert ana.page.locator(".invitation input").input_value().startswith(f"http://{FRIENDS_IP}:{port}/table/")
    ana.leave()
