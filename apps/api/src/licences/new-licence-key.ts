import type { Random } from "@shop/kernel";

/** Crockford's base 32: no I, L, O or U, so that a key can be read out and typed unambiguously. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 5;
const GROUP_LENGTH = 5;

/** A new licence key, `7K2QF-…` in five groups of five: 125 bits, unguessable and never the same twice. */
export function newLicenceKey(random: Random): string {
  const letters = Array.from(random.bytes(GROUPS * GROUP_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  ).join("-");
}
