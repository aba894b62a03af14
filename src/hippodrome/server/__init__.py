"""The server: tables of human players and bots, stored in a database, behind one API.

tables   journals, loaded tables, clocks, seats         storage  database, migrations, maintenance
views    everything that a viewer may see, as JSON      workers  processes for bots, reviews, comparisons
http     middleware, protocols, responses               limits   rate limits, quotas, fair queues
cluster  ownership of tables by processes, proxy        api      routes
schemas  request and response models
"""
