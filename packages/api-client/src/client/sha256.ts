import { toHex } from "@shop/kernel";

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;
const WORD = 2 ** 32;

/** The first 32 bits of the fractional parts of the given root of the first primes: what FIPS 180-4 takes its constants from. */
function fractionsOfPrimes(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes.map((prime) => Math.floor((root(prime) % 1) * WORD));
}

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((message.length * 8) / WORD));
  view.setUint32(padded.length - 4, (message.length * 8) % WORD);
  return padded;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function schedule(view: DataView, offset: number): number[] {
  const words: number[] = Array.from({ length: 16 }, (_, index) => view.getUint32(offset + index * 4));
  for (let index = 16; index < 64; index += 1) {
    const [w16, w15, w7, w2] = [words[index - 16], words[index - 15], words[index - 7], words[index - 2]].map(Number);
    const s0 = rotate(w15 ?? 0, 7) ^ rotate(w15 ?? 0, 18) ^ ((w15 ?? 0) >>> 3);
    const s1 = rotate(w2 ?? 0, 17) ^ rotate(w2 ?? 0, 19) ^ ((w2 ?? 0) >>> 10);
    words.push(((w16 ?? 0) + s0 + (w7 ?? 0) + s1) >>> 0);
  }
  return words;
}

function compress(state: readonly number[], words: readonly number[], constants: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round += 1) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = h + sum1 + choice + (constants[round] ?? 0) + (words[round] ?? 0);
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + sum0 + majority) >>> 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) >>> 0);
}

/**
 * SHA-256 in hex without the platform's help (FIPS 180-4). Only for pages on plain http, where browsers hide
 * `crypto.subtle`; everywhere else the platform's is faster.
 */
export function sha256(text: string): string {
  const constants = fractionsOfPrimes(64, Math.cbrt);
  let state = fractionsOfPrimes(8, Math.sqrt);
  const padded = pad(new TextEncoder().encode(text));
  const view = new DataView(padded.buffer);
  for (let offset = 0; offset < padded.length; offset += BLOCK_BYTES) {
    state = compress(state, schedule(view, offset), constants);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    digest.setUint32(index * 4, word);
  });
  return toHex(new Uint8Array(digest.buffer));
}
