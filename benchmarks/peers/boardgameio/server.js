"use strict";
// Start the server on 127.0.0.1: node server.js --store memory|sqlite|file --folder FOLDER
// Prints its address, then serves until it gets a signal. Packages are found through NODE_PATH (install.py).
const path = require("node:path");
const { parseArgs } = require("node:util");
const { FlatFile, Server } = require("boardgame.io/server");
const game = require("./game.js");

const STORES = {
  memory: () => undefined, // what boardgame.io uses by itself
  sqlite: (folder) => new (require("./sqlite_store.js").SqliteStore)(path.join(folder, "peer.db")),
  file: (folder) => new FlatFile({ dir: path.join(folder, "matches") }),
};

async function main() {
  const { values } = parseArgs({ options: { store: { type: "string" }, folder: { type: "string" } } });
  const store = STORES[values.store];
  if (store === undefined || values.folder === undefined) throw new Error("needs --store memory|sqlite|file and --folder");
  const server = Server({ games: [game], db: store(values.folder), origins: [/^http:\/\/127\.0\.0\.1/] });
  // `run` hands the port to net.Server.listen, which also takes a host: without it boardgame.io listens on all interfaces.
  const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
  process.stdout.write(`the peer is at http://127.0.0.1:${appServer.address().port}\n`);
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
