"""On a Ray cluster: the same to the byte as here, also when a machine is taken away in the middle.

Ray is an extra (`cluster`) and heavy, and takes minutes to start on a busy machine: the test with a real one is of `make soak`.
The others know as much of it as the laboratory uses.
"""

from __future__ import annotations

import importlib
import json
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hippodrome.analysis import checkpoint
from hippodrome.analysis.study import collect, findings
from hippodrome.analysis.study_request import StudyRequest, plan_for
from hippodrome.core.errors import BadInput
from hippodrome.games.registry import get_game
from hippodrome.simulation import ladder
from hippodrome.simulation import plan as plans
from hippodrome.simulation import ray as cluster
from hippodrome.simulation.executor import map_plan
from hippodrome.simulation.plan import chunks_of
from training import value_net


def asked(games: int) -> StudyRequest:
    return StudyRequest(["dummy", "tiro"], games, seed="ray", options={"laps": 1}, engine="rules")


@pytest.fixture
def two_nodes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of two machines, both here on 127.0.0.1; the second can be taken away."""
    pytest.importorskip("ray")
    monkeypatch.setattr(checkpoint, "checkpoint_dir", lambda: tmp_path / "work")
    ray: Any = importlib.import_module("ray")
    cluster_utils: Any = importlib.import_module("ray.cluster_utils")

    def node() -> dict[str, Any]:
        """Ports are named, so that the node need not wait for its helpers to say theirs: it would not wait for long."""
        ports = {name: free_port() for name in ("metrics_export_port", "metrics_agent_port", "runtime_env_agent_port")}
        return {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 80_000_000, **ports}

    made = cluster_utils.Cluster(initialize_head=True, head_node_args={**node(), "include_dashboard": False})
    services: Any = importlib.import_module("ray._private.services")
    monkeypatch.setattr(services, "resolve_ip_for_localhost", lambda address: address)  # or it looks for this machine's name
    ray.init(address=made.address, log_to_driver=False, logging_level="error", _node_ip_address="127.0.0.1")
    second = made.add_node(**node())  # we sit at the first
    try:
        made.wait_for_nodes()
        yield made, second
    finally:
        ray.shutdown()
        made.shutdown()


@pytest.mark.soak
@pytest.mark.skipif(sys.platform == "win32", reason="Ray's own tests of several nodes do not run there")
def test_a_machine_taken_away_in_the_middle_changes_nothing(two_nodes: Any) -> None:
    made, second = two_nodes
    plan = plan_for(get_game("charioteer"), "reconstructed", asked(96))
    here = json.dumps(findings(collect(plan, jobs=1)))
    taken: list[int] = []
    real = cluster.ordered_map

    def in_the_middle(task: Any, plan: Any, chunks: Any) -> Iterator[Any]:
        for n, some in enumerate(real(task, plan, chunks)):
            if n == 3:
                made.remove_node(second, allow_graceful=False)
                taken.append(n)
            yield some

    cluster.ordered_map = in_the_middle
    try:
        there = json.dumps(findings(collect(plan, backend="ray")))
    finally:
        cluster.ordered_map = real
    assert taken == [3] and len(list(chunks_of(plan))) == 12
    assert there == here
    assert ladder_of(backend="ray") == ladder_of(), "and so does the ladder, on what is left of the cluster,"
    assert_same_lesson("ray")


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def ladder_of(**more: Any) -> dict[str, Any]:
    """A small ladder, but for the time that it took."""
    levels, laps = ("tiro", "dummy"), {"laps": 1}
    given: dict[str, Any] = {"seats": 2, "deals": 60, "seed": "ray", "jobs": 1, "edition": "reconstructed"}
    found = ladder.rate_all(get_game("charioteer"), levels=levels, options=laps, **given, **more)
    for pair in found["pairs"]:
        del pair["seconds"]
    return found


def assert_same_lesson(backend: str) -> None:
    """Races to learn from, and so what is learned, are the same to the byte."""
    here, there = (value_net.positions("chariot-race", 12, "ray", backend=place) for place in ("", backend))
    assert [column.tobytes() for column in here] == [column.tobytes() for column in there]


def test_without_ray_one_line_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    plan = plan_for(get_game("charioteer"), "reconstructed", asked(8))
    with pytest.raises(BadInput, match=r"pip install 'hippodrome\[cluster\]'"):
        list(map_plan(gather_nothing, plan, list(chunks_of(plan)), jobs=1, backend="ray"))


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
    plan = plan_for(get_game("charioteer"), "reconstructed", asked(400))
    pieces = list(chunks_of(plan))
    assert list(cluster.ordered_map(lambda plan, deals: deals, plan, pieces)) == pieces
    assert ray.most <= 2 * cluster.TASKS_PER_CORE and ray.waiting == 0
    going = cluster.ordered_map(lambda plan, deals: deals, plan, pieces)
    assert next(going) == pieces[0]
    going.close()  # type: ignore[attr-defined]
    assert ray.cancelled == 2 * cluster.TASKS_PER_CORE, "what nobody waits for is cancelled"


@pytest.mark.usefixtures("hasty_luck")
def test_ladder_and_training_are_the_same_on_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = PretendedRay()
    monkeypatch.setattr(cluster, "connect", lambda: ray)
    monkeypatch.setattr(value_net, "RACES_PER_CHUNK", 3)
    monkeypatch.setitem(plans.RACES_PER_CHUNK, "fast", 50)
    assert ladder_of(backend="ray") == ladder_of() and ray.most > 1
    ray.most = 0
    assert_same_lesson("ray")
    assert ray.most > 1 and ray.waiting == 0
    with pytest.raises(BadInput, match="no backend 'moon'"):
        ladder_of(backend="moon")


def test_a_start_that_fails_is_tried_again_and_then_told_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[dict[str, Any]] = []

    class Slow(PretendedRay):
        def is_initialized(self) -> bool:
            return False

        def init(self, **how: Any) -> None:
            if how.get("address") == "auto":
                raise ConnectionError
            tries.append(how)
            if len(tries) < 3:
                raise Exception("the node gave up\nand said much")

        def shutdown(self) -> None:
            """Nothing is left."""

    monkeypatch.setitem(sys.modules, "ray", Slow())
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    cluster.connect()
    assert len(tries) == 3
    tries.clear()
    monkeypatch.setattr(cluster, "MAX_START_ATTEMPTS", 2)
    with pytest.raises(BadInput, match=r"^Ray cannot be reached or started: the node gave up$"):
        cluster.connect()
