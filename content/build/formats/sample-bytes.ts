import { SAMPLE_BITS } from "../limits.ts";

const FULL_SCALE = 2 ** (SAMPLE_BITS - 1);

/** A sample between -1 and 1 as a 24-bit integer; what lies outside is clipped at full scale. */
export function quantise(sample: number): number {
  return Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, Math.round(sample * FULL_SCALE)));
}

export function writeAscii(bytes: Uint8Array, offset: number, text: string): void {
  for (let index = 0; index < text.length; index++) bytes[offset + index] = text.charCodeAt(index);
}
