"""Background tasks, referenced until they are done: the event loop only has weak references to tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class TaskSet(set[asyncio.Task[Any]]):
    """Unfinished tasks of one owner."""

    def start(self, steps: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task and hold a reference until it is done."""
        task = asyncio.create_task(steps)
        self.hold(task)
        return task

    def hold(self, task: asyncio.Task[Any]) -> None:
        """Hold a reference to a task until it is done."""
        self.add(task)
        task.add_done_callback(self.discard)
