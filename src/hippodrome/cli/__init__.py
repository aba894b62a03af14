"""Command-line texts: help pages and error messages, in the reader's language.

`help.py` builds the pages of `--help`, and `usage_errors.py` translates errors of the parser. The texts are in `locale/`, with
those of every error that is shown to users, wherever it is raised (i18n/error_messages.py).
"""
