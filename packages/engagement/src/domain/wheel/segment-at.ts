import type { WheelSegment } from "./wheel-segment.ts";

/** The segment that a point of the dial, 0 to 999, belongs to: the segments are side by side in their order, each as wide as its odds. */
export function segmentAt<Segment extends Pick<WheelSegment, "odds">>(
  segments: readonly Segment[],
  point: number,
): Segment {
  let end = 0;
  for (const segment of segments) {
    end += segment.odds;
    if (point < end) return segment;
  }
  throw new Error(`No segment of the wheel has the point ${point}: the odds have to add up to 1000.`);
}
