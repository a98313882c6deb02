/** An instant that a host told beyond the documented answer, ISO 8601, in milliseconds since 1970; null where it is none. */
export function instantOf(value: unknown): number | null {
  const instantMs = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instantMs) ? null : instantMs;
}
