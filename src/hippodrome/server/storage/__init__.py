"""The database: schema, queries, writer, migrations, recovery and maintenance."""
