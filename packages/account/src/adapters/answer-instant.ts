/** An instant that a host sent beyond the documented response, ISO 8601, in milliseconds since 1970; null if it isn't valid. */
export function instantOf(value: unknown): number | null {
  const instantMs = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instantMs) ? null : instantMs;
}
