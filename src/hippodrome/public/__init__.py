"""The public API. `import hippodrome as hd` imports these names on first use."""
