import { ODDS_TOTAL } from "./limits.ts";

const CIRCLE_DEGREES = 360;

/**
 * How far the dial has to be turned, in degrees, so that the middle of a point is under the mark at the top: always onwards from where it
 * is, and at least `rounds` whole turns.
 */
export function dialTurn(fromDegrees: number, point: number, rounds: number): number {
  const target = CIRCLE_DEGREES - ((point + 0.5) / ODDS_TOTAL) * CIRCLE_DEGREES;
  const atLeast = fromDegrees + rounds * CIRCLE_DEGREES;
  return target + Math.ceil((atLeast - target) / CIRCLE_DEGREES) * CIRCLE_DEGREES;
}
