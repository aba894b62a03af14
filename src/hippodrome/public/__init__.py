"""The public API: `import hippodrome as hd` loads these names when they are first used."""
