"""The commands of the command line, one module per group. Each parses its arguments and calls the package that does
the work."""
