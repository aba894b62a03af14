"""The commands of the command line, a module per group. Each reads what was typed and calls the package that does the work."""
