import { parseRecord } from "@shop/kernel";
import { isOptionalCategory } from "./categories.ts";
import type { ConsentChoice } from "./choice.ts";

/** The choice as it is stored. */
export function writeChoice(choice: ConsentChoice): string {
  return JSON.stringify(choice);
}

/** A stored choice. Null: there is none, or another script wrote something else in its place, so that nothing is allowed. */
export function parseChoice(stored: string | undefined): ConsentChoice | null {
  const { id, asked, granted, services, chosenAtMs, policyVersion, textHash, hadSignal } = parseRecord(stored);
  if (typeof id !== "string" || typeof policyVersion !== "string" || typeof textHash !== "string") return null;
  if (typeof chosenAtMs !== "number" || typeof hadSignal !== "boolean") return null;
  if (!Array.isArray(asked) || !Array.isArray(granted) || !Array.isArray(services)) return null;
  return {
    id,
    asked: asked.filter(isOptionalCategory),
    granted: granted.filter(isOptionalCategory),
    services: services.filter((service): service is string => typeof service === "string"),
    chosenAtMs,
    policyVersion,
    textHash,
    hadSignal,
  };
}
