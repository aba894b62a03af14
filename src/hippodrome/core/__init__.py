"""How rules stop and wait: questions, luck, tables, logs, facts and words. Knows no game."""
