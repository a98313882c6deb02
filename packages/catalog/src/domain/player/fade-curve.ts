import { FADE_POINTS } from "./limits.ts";

/** The gains of a fade at equal steps of time. What fades in and what fades out always have the same power together. */
export function fadeCurve(direction: "in" | "out", points: number = FADE_POINTS): number[] {
  return Array.from({ length: points }, (_, index) => {
    const angle = (index / (points - 1)) * (Math.PI / 2);
    return direction === "in" ? Math.sin(angle) : Math.cos(angle);
  });
}
