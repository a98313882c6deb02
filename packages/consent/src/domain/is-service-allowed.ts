import type { ConsentCategory } from "./categories.ts";
import type { ConsentChoice } from "./choice.ts";
import { type GrantConditions, grantsOf } from "./grants.ts";
import { isChoiceCurrent } from "./is-choice-current.ts";

/** Whether a service may run: by its category, or because it was allowed alone. Source: CONSENT-02. */
export function isServiceAllowed(
  service: { readonly id: string; readonly category: ConsentCategory },
  choice: ConsentChoice | null,
  conditions: GrantConditions,
): boolean {
  if (grantsOf(choice, conditions)[service.category]) return true;
  return (
    choice !== null &&
    isChoiceCurrent(choice, conditions.policy, conditions.nowMs) &&
    choice.services.includes(service.id)
  );
}
