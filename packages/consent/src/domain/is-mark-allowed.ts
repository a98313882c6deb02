import { isOptionalCategory } from "./categories.ts";
import type { Grants } from "./grants.ts";

/** What an element of the page waits for: `data-consent="statistics"`, `data-consent-service="youtube"`, or both. */
export interface ConsentMark {
  readonly category: string | null;
  readonly service: string | null;
}

/** Whether a marked element may run: its service or its category is allowed. A mark that names neither, or one that isn't known, waits. */
export function isMarkAllowed(
  { category, service }: ConsentMark,
  { grants, allowed }: { readonly grants: Grants; readonly allowed: readonly string[] },
): boolean {
  if (service !== null && allowed.includes(service)) return true;
  return category === "necessary" || (isOptionalCategory(category) && grants[category]);
}
