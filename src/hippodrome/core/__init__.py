"""Rules engine core: prompts, chance, tables, game logs and facts. Independent of any game."""
