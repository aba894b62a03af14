"""On a Ray cluster: the same to the byte as here, also when a machine is taken away in the middle.

Ray is an extra (`cluster`) and heavy: without it these tests are left out.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hippodrome.core.errors import BadInput
from hippodrome.games import find
from hippodrome.lab import cluster, kept
from hippodrome.lab.study import findings, gather
from hippodrome.lab.studying import Asked, plan_for
from hippodrome.lab.work import in_order, pieces_of


def asked(games: int) -> Asked:
    return Asked(["dummy", "tiro"], games, seed="ray", options={"laps": 1}, engine="rules")


@pytest.fixture
def two_nodes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of two machines, both here on 127.0.0.1; the second can be taken away."""
    pytest.importorskip("ray")
    monkeypatch.setattr(kept, "room", lambda: tmp_path / "work")
    ray: Any = importlib.import_module("ray")
    cluster_utils: Any = importlib.import_module("ray.cluster_utils")
    quiet = {"num_cpus": 1, "include_dashboard": False, "node_ip_address": "127.0.0.1", "object_store_memory": 80_000_000}
    made = cluster_utils.Cluster(initialize_head=True, head_node_args=quiet)
    services: Any = importlib.import_module("ray._private.services")
    monkeypatch.setattr(services, "resolve_ip_for_localhost", lambda address: address)  # or it looks for this machine's name
    ray.init(address=made.address, log_to_driver=False, logging_level="error", _node_ip_address="127.0.0.1")
    second = made.add_node(num_cpus=1, node_ip_address="127.0.0.1", object_store_memory=80_000_000)  # we sit at the first
    try:
        made.wait_for_nodes()
        yield made, second
    finally:
        ray.shutdown()
        made.shutdown()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Ray's own tests of several nodes do not run there")
def test_a_machine_taken_away_in_the_middle_changes_nothing(two_nodes: Any) -> None:
    made, second = two_nodes
    plan = plan_for(find("charioteer"), "reconstructed", asked(96))
    here = json.dumps(findings(gather(plan, jobs=1)))
    taken: list[int] = []
    real = cluster.in_order

    def in_the_middle(task: Any, plan: Any, pieces: Any) -> Iterator[Any]:
        for n, some in enumerate(real(task, plan, pieces)):
            if n == 3:
                made.remove_node(second, allow_graceful=False)
                taken.append(n)
            yield some

    cluster.in_order = in_the_middle
    try:
        there = json.dumps(findings(gather(plan, on="ray")))
    finally:
        cluster.in_order = real
    assert taken == [3] and len(pieces_of(plan)) == 12
    assert there == here


def test_without_ray_one_line_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    plan = plan_for(find("charioteer"), "reconstructed", asked(8))
    with pytest.raises(BadInput, match=r"pip install 'hippodrome\[cluster\]'"):
        list(in_order(gather_nothing, plan, pieces_of(plan), jobs=1, on="ray"))


def gather_nothing(plan: Any, deals: range) -> int:
    return len(deals)


class PretendedRay:
    """As much of Ray as the laboratory uses, in this process: work is done when it is asked for, and counted while it waits."""

    def __init__(self) -> None:
        self.waiting = 0
        self.most = 0
        self.cancelled = 0

    def put(self, thing: Any) -> Any:
        return thing

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **how: Any) -> Any:
        assert how["max_retries"] > 3, "a piece that is lost is done again"
        outer = self

        def made(task: Any) -> Any:
            class Work:
                @staticmethod
                def remote(*given: Any) -> Any:
                    outer.waiting += 1
                    outer.most = max(outer.most, outer.waiting)
                    return lambda: task(*given)

            return Work

        return made

    def get(self, piece: Any) -> Any:
        self.waiting -= 1
        return piece()

    def cancel(self, piece: Any, *, force: bool) -> None:
        self.cancelled += 1


def test_pieces_come_back_in_order_and_few_are_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = PretendedRay()
    monkeypatch.setattr(cluster, "connect", lambda: ray)
    plan = plan_for(find("charioteer"), "reconstructed", asked(400))
    pieces = pieces_of(plan)
    assert list(cluster.in_order(lambda plan, deals: deals, plan, pieces)) == pieces
    assert ray.most <= 2 * cluster.AHEAD and ray.waiting == 0
    going = cluster.in_order(lambda plan, deals: deals, plan, pieces)
    assert next(going) == pieces[0]
    going.close()  # type: ignore[attr-defined]
    assert ray.cancelled == 2 * cluster.AHEAD, "what nobody waits for is cancelled"
