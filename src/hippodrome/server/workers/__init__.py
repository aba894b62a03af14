"""Work outside the event loop: bot processes, sandboxed uploads, reviews, comparisons, remote workers, webhooks."""
