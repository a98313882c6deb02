import { ODDS_TOTAL } from "../../domain/wheel/limits.ts";

/** The dial's radii, in the units of its view box, which is 320 wide with the middle at 0. */
export const DIAL = { rim: 154, tick: 147, longTick: 142, edge: 136, label: 122, bar: 110, hub: 46 } as const;

const CIRCLE = 2 * Math.PI;

/** Where a point of the dial is at a radius: 0 is at the top, and it runs clockwise. */
export function dialPosition(point: number, radius: number): readonly [x: number, y: number] {
  const angle = (point / ODDS_TOTAL) * CIRCLE;
  return [rounded(Math.sin(angle) * radius), rounded(-Math.cos(angle) * radius)];
}

/** How far the text at a place is turned, in degrees, on a dial that is turned itself: it never stands on its head. */
export function labelDegrees(point: number, turnDegrees: number): number {
  const degrees = (point / ODDS_TOTAL) * 360;
  const seen = (degrees + turnDegrees) % 360;
  return rounded(seen > 90 && seen < 270 ? degrees + 180 : degrees);
}

/** The path of a ring's part from one point to another, between two radii. */
export function ringPath(from: number, to: number, inner: number, outer: number): string {
  if (to - from >= ODDS_TOTAL)
    return (
      ringPath(from, from + ODDS_TOTAL / 2, inner, outer) +
      ringPath(from + ODDS_TOTAL / 2, from + ODDS_TOTAL, inner, outer)
    );
  const isLong = to - from > ODDS_TOTAL / 2 ? 1 : 0;
  const [a, b, c, d] = [
    dialPosition(from, outer),
    dialPosition(to, outer),
    dialPosition(to, inner),
    dialPosition(from, inner),
  ];
  return `M${a}A${outer} ${outer} 0 ${isLong} 1 ${b}L${c}A${inner} ${inner} 0 ${isLong} 0 ${d}Z`;
}

/** The scale: a tick each ten points, a long one each fifty. */
export function dialTicks(): string {
  return Array.from({ length: ODDS_TOTAL / 10 }, (_, index) => {
    const point = index * 10;
    const inner = point % 50 === 0 ? DIAL.longTick : DIAL.tick;
    return `M${dialPosition(point, inner)}L${dialPosition(point, DIAL.rim)}`;
  }).join("");
}

/** The longest bar is a free pack's; a discount's is as long as its percentage of `mostPercent`. */
export function barRadius(percent: number, mostPercent: number): number {
  return rounded(DIAL.hub + (DIAL.bar - DIAL.hub) * (percent / mostPercent));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
