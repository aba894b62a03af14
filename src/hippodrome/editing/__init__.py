"""Editing of editions: values in TOML, forms, differences, comparisons, sweeps and tuning."""
