"use strict";
// A sketch of a simultaneous card race, lighter than Charioteer: enough that a move costs the server what a small game costs.
// 147 cards as numbers: card c has the symbols c % 7 and (c / 7) % 7, and moves 1 + (c / 49) spaces. clients.py knows this too.
const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");

const CARDS = 147;
const HAND = 8;
const TRACK = 60; // spaces of a lap
const MAX_DAMAGE = 9;

const symbols = (card) => [card % 7, Math.floor(card / 7) % 7];
const spaces = (card) => 1 + Math.floor(card / 49);

function isLegal(G, player, symbol, cards) {
  if (G.ready.includes(player) || !Array.isArray(cards) || cards.length > 3) return false;
  const { hand } = G.players[player];
  if (new Set(cards).size !== cards.length || !cards.every((card) => hand.includes(card))) return false;
  if (symbol === null) return cards.length === 1; // a reset: discard one card, repair one damage
  return cards.length >= 2 && cards.every((card) => symbols(card).includes(symbol));
}

function draw(G, random, number) {
  if (G.deck.length < number) {
    G.deck = [...random.Shuffle(G.discard), ...G.deck];
    G.discard = [];
  }
  return G.deck.splice(G.deck.length - number, number);
}

// All plans are in: move, damage chariots that end on the same space, discard, draw.
function resolve(G, random) {
  for (const player of G.players) {
    const { symbol, cards } = player.plan;
    if (symbol === null) player.damage = Math.max(0, player.damage - 1);
    else player.space += Math.max(1, cards.reduce((sum, card) => sum + spaces(card), 0) - player.damage);
    player.lap = Math.floor(player.space / TRACK);
  }
  for (const player of G.players) {
    const { plan } = player;
    if (G.players.some((other) => other !== player && other.space % TRACK === player.space % TRACK))
      player.damage = Math.min(MAX_DAMAGE, player.damage + 1);
    player.hand = player.hand.filter((card) => !plan.cards.includes(card));
    G.discard.push(...plan.cards);
    player.hand.push(...draw(G, random, plan.cards.length));
    player.last = plan;
    player.plan = null;
  }
  G.ready = [];
  G.round += 1;
}

function play({ G, playerID, random }, symbol, cards) {
  const player = Number(playerID);
  if (!isLegal(G, player, symbol, cards)) return INVALID_MOVE;
  G.players[player].plan = { symbol, cards };
  G.ready.push(player);
  if (G.ready.length === G.players.length) resolve(G, random);
}

function setup({ ctx, random }) {
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
  const players = Array.from({ length: ctx.numPlayers }, () => ({
    space: 0, lap: 0, damage: 0, hand: deck.splice(0, HAND), plan: null, last: null,
  }));
  return { round: 1, ready: [], players, deck, discard: [] };
}

// A player sees their own hand and plan, and of all else hidden only its number.
function playerView({ G, playerID }) {
  const players = G.players.map(({ hand, plan, ...open }, number) =>
    String(number) === playerID ? { ...open, hand, plan } : { ...open, cards: hand.length },
  );
  return { ...G, players, deck: G.deck.length, discard: G.discard.length };
}

module.exports = {
  name: "race",
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  playerView,
  disableUndo: true,
  turn: { activePlayers: ActivePlayers.ALL },
  // Four players move at once, so a move may not be refused because another one came first.
  moves: { play: { move: play, client: false, ignoreStaleStateID: true, redact: true } },
};
