"""Translations: check what a language lacks."""

from __future__ import annotations

from typing import Annotated

import typer

from hippodrome.cli.options import Json


def locale_check(
    lang: Annotated[str, typer.Argument(metavar="[LANGUAGE]")] = "",
    accept: Annotated[bool, typer.Option("--accept")] = False,
    json: Json = False,
) -> None:
    """Say what a language lacks or has too much, and which texts have changed in English since they were translated.

    Example: hippodrome locale check de
    """
    from hippodrome.cli.locale_check import run

    raise typer.Exit(run(lang, accepting=accept, as_json=json))
