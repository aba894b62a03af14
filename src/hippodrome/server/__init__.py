"""The server: tables that people and bots sit at, kept in a database, seen through one API.

journal  what happens at a table, event by event        store    where journals are kept
live     tables being played in this process            message  the one place where a reader's view is made
thinkers bots in processes of their own                 api, app, pages   the doors
"""
