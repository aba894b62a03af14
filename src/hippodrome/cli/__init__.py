"""Command-line texts: help pages and error messages, in the reader's language.

Which language that is (language), the pages of `--help` (pages), what was mistyped (mistyped). The texts are in `locale/`;
those of every error that people are told are there, too, wherever it is raised (core/complaints).
"""
