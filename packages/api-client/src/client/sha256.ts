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

function pad(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - LENGTH_BYTES, BigInt(message.length * 8));
  return view;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function mix(word: number, first: number, second: number, third: number): number {
  return rotate(word, first) ^ rotate(word, second) ^ rotate(word, third);
}

/** The message's sixteen words, and as many more as there are rounds. */
function schedule(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  words.forEach((_, index) => {
    const [far = 0, old = 0, middle = 0, near = 0] = [16, 15, 7, 2].map((back) => words[index - back]);
    words[index] =
      index < 16
        ? view.getUint32(offset + index * 4)
        : far +
          (rotate(old, 7) ^ rotate(old, 18) ^ (old >>> 3)) +
          middle +
          (rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10));
  });
  return words;
}

function compress(state: readonly number[], words: Uint32Array, constants: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  words.forEach((word, round) => {
    const first = h + mix(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + (constants[round] ?? 0) + word;
    const sum = first + mix(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, sum >>> 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) >>> 0);
}

/**
 * SHA-256 in hex without the platform's help (FIPS 180-4). Only for pages on plain http, where browsers hide
 * `crypto.subtle`; elsewhere the platform's is faster.
 */
export function sha256(text: string): string {
  const constants = fractionsOfPrimes(64, Math.cbrt);
  let state = fractionsOfPrimes(8, Math.sqrt);
  const view = pad(new TextEncoder().encode(text));
  for (let offset = 0; offset < view.byteLength; offset += BLOCK_BYTES) {
    state = compress(state, schedule(view, offset), constants);
  }
  return state.map((word) => word.toString(16).padStart(8, "0")).join("");
}
