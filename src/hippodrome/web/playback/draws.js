// Recomputes random draws by the server's algorithm (`hippodrome.core`), so that players need not trust the server:
//
//   commitment = SHA-256("hippodrome commitment 1" 0x00 seed)
//   key        = HMAC-SHA256(seed, "hippodrome luck 1" 0x00 salt of seat 0 0x00 salt of seat 1 0x00 ...)
//   block i    = HMAC-SHA256(key, stream 0x00 n 0x00 i)
//   numbers    = the blocks read as big-endian 32-bit words
//   below m    = the next word that is less than m * floor(2**32 / m), modulo m
//   distinct   = Fisher-Yates: the i-th is place i + below(m - i) of what remains
//
// SHA-256 is implemented here because browsers offer theirs only over https.

/** @import { Draw } from "#api" */
/** The parts of a draw that its numbers follow from. @typedef {{stream: string, n: number, count: number, sides: number, distinct: boolean, seed: string, salt: string[]}} DrawRecipe */

const K = constants();

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
function constants() {
  const roots = [];
  for (let n = 2; roots.length < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) roots.push(cubeRootBits(n));
  }
  return Uint32Array.from(roots);
}

/** floor(cbrt(n) * 2**32) modulo 2**32, in whole numbers so that no rounding creeps in. @param {number} n */
function cubeRootBits(n) {
  const target = BigInt(n) << 96n;
  let low = 0n;
  let high = 1n << 36n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** 3n <= target) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

/** @param {Uint8Array} bytes  @returns {Uint8Array} */
export function sha256(bytes) {
  const h = Uint32Array.of(
    0x6a09e667,
    0xbb67ae85,
    0x3c6ef372,
    0xa54ff53a,
    0x510e527f,
    0x9b05688c,
    0x1f83d9ab,
    0x5be0cd19,
  );
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const w = new Uint32Array(64);
  /** @param {number} x  @param {number} n */
  const rotateRight = (x, n) => (x >>> n) | (x << (32 - n));
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const s0 = rotateRight(w[i - 15], 7) ^ rotateRight(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const s1 = rotateRight(w[i - 2], 17) ^ rotateRight(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    let [a, b, c, d, e, f, g, k] = h;
    for (let i = 0; i < 64; i++) {
      const t1 =
        (k + (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
      const t2 = ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [k, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, k].forEach((value, i) => {
      h[i] += value;
    });
  }
  const out = new DataView(new ArrayBuffer(32));
  h.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** @param {Uint8Array} key  @param {Uint8Array} message */
export function hmac(key, message) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    concatBytes(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    concatBytes(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** @param {Uint8Array[]} parts */
function concatBytes(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @param {string} text */
const bytesOf = (text) => new TextEncoder().encode(text);
/** @param {string} text */
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
/** @param {Uint8Array} bytes */
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The commitment to a seed, which the server publishes before the race. @param {string} seedHex */
export function commitment(seedHex) {
  return hex(sha256(concatBytes(bytesOf("hippodrome commitment 1\0"), unhex(seedHex))));
}

/** Compute the numbers of a draw from its seed and salts. @param {DrawRecipe} draw  @returns {number[]} */
export function redraw(draw) {
  const key = hmac(unhex(draw.seed), bytesOf(["hippodrome luck 1", ...draw.salt].join("\0")));
  const words = wordsOf(key, `${draw.stream}\0${draw.n}\0`);
  const drawn = [];
  if (!draw.distinct) {
    for (let i = 0; i < draw.count; i++) drawn.push(below(draw.sides, words));
    return drawn;
  }
  const row = Array.from({ length: draw.sides }, (_, i) => i);
  for (let i = 0; i < draw.count; i++) {
    const j = i + below(draw.sides - i, words);
    [row[i], row[j]] = [row[j], row[i]];
    drawn.push(row[i]);
  }
  return drawn;
}

/** @param {Uint8Array} key  @param {string} prefix  @returns {Generator<number, never>} */
function* wordsOf(key, prefix) {
  for (let i = 0; ; i++) {
    const view = new DataView(hmac(key, bytesOf(prefix + i)).buffer);
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
  }
}

/** @param {number} sides  @param {Generator<number, never>} words */
function below(sides, words) {
  const limit = Math.floor(2 ** 32 / sides) * sides;
  let word = words.next().value;
  while (word >= limit) word = words.next().value;
  return word % sides;
}

/** Check that a draw follows from its seed and salts. @param {Draw} draw */
export function verifyDraw(draw) {
  const expected = redraw(draw);
  return {
    ok: expected.length === draw.drawn.length && expected.every((number, i) => number === draw.drawn[i]),
    expected,
  };
}
