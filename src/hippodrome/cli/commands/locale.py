"""Translations: list missing texts."""

from __future__ import annotations

from typing import Annotated

import typer

from hippodrome.cli.options import Json


def locale_check(
    lang: Annotated[str, typer.Argument(metavar="[LANGUAGE]")] = "",
    accept: Annotated[bool, typer.Option("--accept")] = False,
    json: Json = False,
) -> None:
    """List missing and superfluous texts of a language, and those whose English text has changed since.

    Example: hippodrome locale check de
    """
    from hippodrome.cli.locale_check import run

    raise typer.Exit(run(lang, accepting=accept, as_json=json))
