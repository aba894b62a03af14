"""Several processes behind one port: table ownership by leases, internal proxy, supervisor."""
