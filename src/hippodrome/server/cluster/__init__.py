"""Several processes behind one port: table ownership by leases, the internal proxy, the supervisor."""
