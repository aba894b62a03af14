"""The database: schema, queries, event writer, migrations, recovery and maintenance."""
