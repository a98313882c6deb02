/** A level with a real minus sign. */
export function formatLevel(level: number, digits = 0): string {
  return level.toFixed(digits).replace("-", "−");
}

/** Seconds with their tenths, as on a counter. */
export function formatSeconds(seconds: number): string {
  return seconds.toFixed(1);
}
