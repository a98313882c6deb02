import { ODDS_TOTAL } from "./limits.ts";

/** What a draw is made from. The seed is the shop's, committed to before; the chance is the browser's, chosen after that. */
export interface DrawIngredients {
  readonly seed: string;
  readonly wheel: string;
  /** The how-many-eth spin of this wheel: 1 to 3. */
  readonly number: number;
  readonly chance: string;
}

/** The text whose SHA-256 decides a draw: the ingredients, joined by colons. */
export function drawMessage({ seed, wheel, number, chance }: DrawIngredients): string {
  return [seed, wheel, String(number), chance].join(":");
}

const BYTES = 4;
const STEPS = 2 ** (8 * BYTES);

/**
 * The point of the dial, 0 to 999, that belongs to a SHA-256: its first four bytes as a number, of which each point has an equal share.
 * Source: ENGAGE-03.
 */
export function drawPoint(digest: Uint8Array): number {
  if (digest.length < BYTES) throw new Error("A draw needs a SHA-256 of 32 bytes.");
  const drawn = digest.subarray(0, BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
  return Math.floor((drawn * ODDS_TOTAL) / STEPS);
}
