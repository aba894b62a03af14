"""The server: tables that people and bots sit at, kept in a database, seen through one API.

journal  what happens at a table, event by event        store    where journals are kept
live     a table in memory                              tables   all tables of this process
message  the one place where a reader's view is made    workers  processes for whatever takes long
serve    how it is started                              set_up   what is wrong, before it is
api, app, ../web                                        the doors, and the page behind them
"""
