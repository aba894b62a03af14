"""Ordered map on a Ray cluster (extra `cluster`): an existing one, or one started here for the duration of the run.

Tasks are small and seeded, so one that is lost with its machine is repeated with the same result. Results are returned in
order, and the number of tasks in flight is limited, so that memory stays bounded.
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
"""Tasks per core of the cluster that are running or queued."""

MAX_START_ATTEMPTS = 3
"""Attempts to start Ray on this machine."""

MAX_TASK_RETRIES = 20
"""Retries of a task whose machine was lost."""


def ordered_map(task: Callable[[P, W], T], plan: P, chunks: Iterable[W]) -> Iterator[T]:
    """Yield the result of each chunk, in order."""
    ray = connect()
    work = ray.remote(num_cpus=1, max_retries=MAX_TASK_RETRIES)(task)
    plan_ref, waiting = ray.put(plan), iter(chunks)
    ahead = max(2, int(TASKS_PER_CORE * ray.cluster_resources().get("CPU", 1)))
    running = deque(work.remote(plan_ref, piece) for _, piece in zip(range(ahead), waiting, strict=False))
    try:
        while running:
            done: T = ray.get(running.popleft())
            running.extend(work.remote(plan_ref, piece) for _, piece in zip(range(1), waiting, strict=False))
            yield done
    finally:
        for left in running:
            with contextlib.suppress(Exception):
                ray.cancel(left, force=False)


def connect(cores: int | None = None) -> Any:
    """Connect to the cluster in RAY_ADDRESS or on this machine, or start one; return the ray module."""
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
    """Start Ray here. Its node fails if one of its helpers takes more than 15 seconds to start, which cannot be configured and
    happens on a busy machine: so starting is retried."""
    for left in reversed(range(MAX_START_ATTEMPTS)):
        try:
            ray.init(include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
            return
        except Exception as error:  # of any kind: Ray raises many
            ray.shutdown()
            if not left:
                raise RuntimeError(str(error)) from None
