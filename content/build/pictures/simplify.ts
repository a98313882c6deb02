import type { Point } from "./svg.ts";

function distanceFrom(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return Math.abs(dy * (point[0] - from[0]) - dx * (point[1] - from[1])) / Math.hypot(dx, dy);
}

/** Leaves out the points that a straight line would pass within `tolerance` of (Ramer, Douglas, Peucker). */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  let furthest = 0;
  let at = 0;
  for (let index = 1; index < points.length - 1; index++) {
    const distance = distanceFrom(points[index] as Point, first, last);
    if (distance > furthest) [furthest, at] = [distance, index];
  }
  if (furthest <= tolerance) return [first, last];
  const before = simplified(points.slice(0, at + 1), tolerance);
  return [...before.slice(0, -1), ...simplified(points.slice(at), tolerance)];
}
