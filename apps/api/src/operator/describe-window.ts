interface Window {
  readonly time_zone: string | null;
  readonly starts_local: string | null;
  readonly ends_local: string | null;
}

/** From when until when, as it was written. */
export function describeWindow({ time_zone, starts_local, ends_local }: Window): string {
  if (starts_local === null && ends_local === null) return "always";
  const from = starts_local === null ? [] : [`from ${starts_local}`];
  const until = ends_local === null ? [] : [`until ${ends_local}`];
  return [...from, ...until, time_zone ?? "UTC"].join(" ");
}

interface Moments {
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
}

/** Whether that is now. */
export function describeState({ starts_at, ends_at }: Moments, nowMs: number): "to come" | "running" | "over" {
  if (starts_at !== null && nowMs < starts_at.getTime()) return "to come";
  return ends_at !== null && nowMs >= ends_at.getTime() ? "over" : "running";
}

/** The products it applies to. */
export function describeChoice(row: {
  readonly product_names: readonly string[];
  readonly product_types: readonly string[];
}): string {
  const chosen = [...row.product_types.map((type) => `every ${type}`), ...row.product_names];
  return chosen.length === 0 ? "every product" : chosen.join(", ");
}
