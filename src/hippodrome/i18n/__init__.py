"""Localization: Fluent bundles, numbers, localized values and error messages, in every language that has files in `locale/`."""
