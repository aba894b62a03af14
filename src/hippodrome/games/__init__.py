"""The three built-in games, the registry that finds games by name, and the plug-in interface for games of other packages."""
