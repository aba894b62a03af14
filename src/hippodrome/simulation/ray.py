"""Ordered map on a Ray cluster (extra `cluster`): an existing one, or one started here for the duration of the run.

Pieces are small and seeded, so one that is lost with its machine is simply done again and gives the same. They come back in
order, and their number in flight is limited, so that memory stays bounded.
"""

from __future__ import annotations

import contextlib
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from hippodrome.core.errors import BadInput

T = TypeVar("T")
P = TypeVar("P")
W = TypeVar("W")

TASKS_PER_CORE = 3
"""Pieces a core of the cluster that are under way or waiting to be taken."""

MAX_START_ATTEMPTS = 3
"""Attempts to start Ray on this machine."""

MAX_TASK_RETRIES = 20
"""Retries of a task whose machine was lost."""


def ordered_map(task: Callable[[P, W], T], plan: P, chunks: Iterable[W]) -> Iterator[T]:
    """Yield the result of each chunk, in order."""
    ray = connect()
    work = ray.remote(num_cpus=1, max_retries=MAX_TASK_RETRIES)(task)
    told, waiting = ray.put(plan), iter(chunks)
    ahead = max(2, int(TASKS_PER_CORE * ray.cluster_resources().get("CPU", 1)))
    running = deque(work.remote(told, piece) for _, piece in zip(range(ahead), waiting, strict=False))
    try:
        while running:
            done: T = ray.get(running.popleft())
            running.extend(work.remote(told, piece) for _, piece in zip(range(1), waiting, strict=False))
            yield done
    finally:
        for left in running:
            with contextlib.suppress(Exception):
                ray.cancel(left, force=False)


def connect(cores: int | None = None) -> Any:
    """Ray, connected to the cluster that RAY_ADDRESS names or that runs here, or to one that is started now."""
    try:
        import ray
    except ImportError:
        raise BadInput("needs_ray") from None
    if ray.is_initialized():
        return ray
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error", "configure_logging": True}
    address = os.environ.get("RAY_ADDRESS")
    try:
        if address:
            ray.init(address=address, **quiet)
            return ray
        with contextlib.suppress(ConnectionError):
            ray.init(address="auto", **quiet)
            return ray
        _start(ray, quiet | {"num_cpus": cores})
    except (ConnectionError, ValueError, OSError, RuntimeError) as error:
        raise BadInput("no_cluster", why=(str(error).splitlines() or ["?"])[0][:200]) from None
    return ray


def _start(ray: Any, quiet: dict[str, Any]) -> None:
    """Start Ray here. Its node gives up when one of its helpers takes more than 15 seconds to begin, which nothing can change
    and which happens on a busy machine: so it is tried again."""
    for left in reversed(range(MAX_START_ATTEMPTS)):
        try:
            ray.init(include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
            return
        except Exception as error:  # of any kind: Ray says it in many ways
            ray.shutdown()
            if not left:
                raise RuntimeError(str(error)) from None
