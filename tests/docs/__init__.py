"""What the pages promise, tried with an installed wheel."""
