/** The only source of chance: bytes fit for secrets, and a fraction from 0 up to but not including 1. */
export interface Random {
  bytes(count: number): Uint8Array;
  fraction(): number;
}

const FRACTION_STEPS = 2 ** 32;

/** Requests this many bytes from the generator at once: a request costs more than the bytes. */
const STOCK_BYTES = 2048;

/** The platform's cryptographic generator (Web Crypto: browsers, Node, workers). No byte is returned twice. */
export function createSystemRandom(): Random {
  const stock = new Uint8Array(STOCK_BYTES);
  let used = STOCK_BYTES;
  return {
    bytes: (count) => {
      if (count > STOCK_BYTES) return crypto.getRandomValues(new Uint8Array(count));
      if (used + count > STOCK_BYTES) {
        crypto.getRandomValues(stock);
        used = 0;
      }
      const given = stock.slice(used, used + count);
      // The returned bytes may be a secret, so only the caller keeps them.
      stock.fill(0, used, used + count);
      used += count;
      return given;
    },
    fraction: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / FRACTION_STEPS,
  };
}

/** Bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A random version 4 UUID (RFC 9562) from the given source. */
export function randomUuid(random: Random): string {
  const bytes = random.bytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = toHex(bytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
