"""Background tasks: held until they are done, because the event loop itself does not hold them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class TaskSet(set[asyncio.Task[Any]]):
    """The tasks of one owner that are not done."""

    def start(self, steps: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task and hold it until it is done."""
        task = asyncio.create_task(steps)
        self.hold(task)
        return task

    def hold(self, task: asyncio.Task[Any]) -> None:
        """Hold a task until it is done."""
        self.add(task)
        task.add_done_callback(self.discard)
