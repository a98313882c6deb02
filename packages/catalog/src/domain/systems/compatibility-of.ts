import type { SystemNeed } from "./system-needs.ts";
import type { VisitorSystem } from "./visitor-system.ts";

/** `runs`: on the visitor's system, with what it needs there. `notFor`: it doesn't. */
export type Compatibility =
  | { readonly kind: "runs"; readonly need: SystemNeed }
  | { readonly kind: "notFor"; readonly system: VisitorSystem };

/** Whether a product runs on the visitor's own system. Null: the system is unknown, or the product belongs to none. Source: CAT-13. */
export function compatibilityOf(needs: readonly SystemNeed[], system: VisitorSystem | null): Compatibility | null {
  if (system === null || needs.length === 0) return null;
  const need = needs.find(({ platform }) => platform === system);
  return need ? { kind: "runs", need } : { kind: "notFor", system };
}
