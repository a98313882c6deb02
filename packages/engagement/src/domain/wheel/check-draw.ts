import { type DrawIngredients, drawMessage, drawPoint } from "./draw-point.ts";

/** SHA-256 of a text's UTF-8 bytes. */
export type Sha256 = (text: string) => Promise<Uint8Array>;

/** A draw as it was reported. */
export interface ReportedDraw extends DrawIngredients {
  /** The SHA-256 of the seed that was shown before the draw, in hexadecimal. */
  readonly hash: string;
  /** Where it is said to have landed. */
  readonly point: number;
}

export interface CheckedDraw {
  /** Whether the seed is the one that was committed to. */
  readonly isSeedRight: boolean;
  /** Whether the seed and the chance land where they are said to have landed. */
  readonly isPointRight: boolean;
  readonly hash: string;
  readonly point: number;
}

/** Computes a draw again, from what was shown before and after it. Anyone can do the same with any SHA-256. Source: ENGAGE-03. */
export async function checkDraw(draw: ReportedDraw, sha256: Sha256): Promise<CheckedDraw> {
  const hash = toHex(await sha256(draw.seed));
  const point = drawPoint(await sha256(drawMessage(draw)));
  return { isSeedRight: hash === draw.hash.trim().toLowerCase(), isPointRight: point === draw.point, hash, point };
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
