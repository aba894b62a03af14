"""Work outside the event loop: thread pools, bot processes, sandboxed uploads, reviews, comparisons, remote workers."""
