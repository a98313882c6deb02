import type { Platform } from "../owned-products.ts";

/** A system that a product runs on. `minimum`: its oldest version, as its maker counts; null if nothing says so. */
export interface SystemNeed {
  readonly platform: Platform;
  readonly minimum: string | null;
}

const PLATFORMS: readonly Platform[] = ["mac", "win"];

/**
 * The systems that all of these plugins run on, each with the newest of the minimums: what a bundle needs. One plugin needs its own; none
 * needs nothing. Source: CAT-13.
 */
export function systemNeeds(plugins: ReadonlyArray<readonly SystemNeed[]>): SystemNeed[] {
  if (plugins.length === 0) return [];
  return PLATFORMS.flatMap((platform) => {
    const needs = plugins.map((own) => own.find((need) => need.platform === platform));
    if (needs.some((need) => need === undefined)) return [];
    const minimums = needs.flatMap((need) => need?.minimum ?? []);
    return [{ platform, minimum: minimums.reduce<string | null>(newer, null) }];
  });
}

function newer(one: string | null, other: string): string {
  if (one === null) return other;
  return one.localeCompare(other, "en", { numeric: true }) < 0 ? other : one;
}
