"""Statistics of a comparison: medians of alternating runs, ratios to the peer, the highest rate held, and their tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from benchmarks.load.__main__ import MAX_P99_MS, RATE_STEP

Figures = Mapping[str, Any]
"""Figures of one run, as `systems.measure` returns them."""

MIN_SHARE = 0.9
"""Share of the rate asked for that a server has to reach to hold it."""


@dataclass(frozen=True)
class Column:
    """A column of the table of medians."""

    title: str
    key: str
    format: str
    has_ratio: bool = False


COLUMNS = (
    Column("moves/s", "moves_per_second", ".0f"),
    Column("p50 ms", "p50_ms", ".0f", has_ratio=True),
    Column("p99 ms", "p99_ms", ".0f", has_ratio=True),
    Column("server CPU ms/move", "server_ms", ".2f", has_ratio=True),
    Column("client CPU ms/move", "client_ms", ".2f"),
    Column("bytes/move", "bytes_a_move", ".0f", has_ratio=True),
    Column("memory MB", "memory_mb", ".0f", has_ratio=True),
    Column("foreign cores", "foreign", ".2f"),
    Column("errors", "errors", ".0f"),
)


def schedule(systems: int, rounds: int) -> Iterator[int]:
    """Yield the index of the system of each run: all in turn, every other round backwards, so that drift hits all alike."""
    for number in range(rounds):
        order = range(systems)
        yield from reversed(order) if number % 2 else order


def medians(runs: Sequence[Figures]) -> dict[str, Any]:
    """Return the median of each figure over runs of one system at one rate; errors are added up."""
    row: dict[str, Any] = {"server": runs[0]["server"], "asked_rate": runs[0]["asked_rate"], "runs": len(runs)}
    flat = [
        {**figures, "server_ms": figures["cpu_ms_a_move"]["servers"], "client_ms": figures["cpu_ms_a_move"]["clients"]}
        for figures in runs
    ]
    for column in COLUMNS:
        row[column.key] = median(figures[column.key] for figures in flat)
    row["errors"] = sum(figures["errors"] for figures in flat)
    row["p99_of_runs"] = [figures["p99_ms"] for figures in flat]
    return row


def ratios(own: Figures, peer: Figures) -> dict[str, float | None]:
    """Return Hippodrome : peer for each figure that has a ratio; below 1 Hippodrome is better. None if the peer's is 0."""
    return {
        column.key: round(own[column.key] / peer[column.key], 2) if peer[column.key] else None
        for column in COLUMNS
        if column.has_ratio
    }


def compare(runs: Sequence[Figures]) -> list[dict[str, Any]]:
    """Return the medians of each rate and system, in the order of the first runs, each peer's row with its ratios.

    The first system at each rate is Hippodrome.
    """
    grouped: dict[tuple[float, str], list[Figures]] = {}
    for figures in runs:
        grouped.setdefault((figures["asked_rate"], figures["server"]), []).append(figures)
    own: dict[float, dict[str, Any]] = {}
    rows = []
    for (rate, _), group in grouped.items():
        row = medians(group)
        if rate in own:
            row["ratios"] = ratios(own[rate], row)
        own.setdefault(rate, row)
        rows.append(row)
    return rows


def find_highest(run: Callable[[float], Figures], rate: float, *, max_rate: float = 10_000.0) -> Iterator[tuple[Figures, bool]]:
    """Raise the rate by RATE_STEP until it is not held; yield the figures at each rate, and True where it was held."""
    while rate <= max_rate:
        figures = run(rate)
        yield figures, is_held(figures)
        if not is_held(figures):
            return
        rate *= RATE_STEP


def is_held(figures: Figures) -> bool:
    """Return True if the 99th percentile is below MAX_P99_MS, without errors, and nearly all the moves asked for were made."""
    is_reached = figures["moves_per_second"] >= MIN_SHARE * figures["asked_rate"]
    return bool(figures["p99_ms"] < MAX_P99_MS and is_reached and not figures["errors"])


def format_comparison(rows: Sequence[Figures]) -> str:
    """Format the medians, and the ratios below them, as two Markdown tables."""
    head = ["asked/s", "server", "runs", *(column.title for column in COLUMNS), "p99 ms of each run"]
    body = [
        [f"{row['asked_rate']:.0f}", row["server"], str(row["runs"]),
         *(format(row[column.key], column.format) for column in COLUMNS), "/".join(f"{p99:.0f}" for p99 in row["p99_of_runs"])]
        for row in rows
    ]  # fmt: skip
    shown = [column for column in COLUMNS if column.has_ratio]
    ratio_head = ["asked/s", "Hippodrome : peer (below 1: Hippodrome is better)", *(column.title for column in shown)]
    ratio_body = [
        [f"{row['asked_rate']:.0f}", row["server"], *(_format_ratio(row["ratios"][column.key]) for column in shown)]
        for row in rows
        if "ratios" in row
    ]
    return "\n\n".join(format_table(head, body) for head, body in ((head, body), (ratio_head, ratio_body)) if body)


def format_highest(found: Sequence[Figures]) -> str:
    """Format the highest rates held; the first system is Hippodrome."""
    head = ["server", f"highest rate held (p99 < {MAX_P99_MS:.0f} ms)", "p99 ms there", "first rate not held", "p99 ms there",
            "Hippodrome : peer"]  # fmt: skip
    body = []
    for row in found:
        held = [f"{row['held']:.0f}", f"{row['held_p99']:.0f}"] if row["held"] else ["none", ""]
        lost = [f"{row['lost']:.0f}", f"{row['lost_p99']:.0f}"] if row["lost"] else ["none", ""]
        has_ratio = row is not found[0] and row["held"] and found[0]["held"]
        body.append([row["server"], *held, *lost, f"{found[0]['held'] / row['held']:.2f}" if has_ratio else ""])
    return format_table(head, body)


def format_table(head: Sequence[str], body: Sequence[Sequence[str]]) -> str:
    """Format a Markdown table with aligned columns: numbers to the right, the text columns to the left."""
    rows = [head, *body]
    widths = [max(3, *(len(row[n]) for row in rows)) for n in range(len(head))]
    is_text = [not all(_is_number(row[n]) for row in body) for n in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        padded = [
            cell.ljust(width) if text else cell.rjust(width) for cell, width, text in zip(cells, widths, is_text, strict=True)
        ]
        return f"| {' | '.join(padded)} |"

    rule = [("-" * width) if text else "-" * (width - 1) + ":" for width, text in zip(widths, is_text, strict=True)]
    return "\n".join((line(head), line(rule), *(line(row) for row in body)))


def _is_number(cell: str) -> bool:
    return cell in ("", "none") or cell.replace(".", "", 1).isdecimal()


def _format_ratio(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.2f}"
