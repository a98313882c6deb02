import type { Grants } from "@shop/consent";
import type { ConsentSource } from "@shop/tracking/store";

interface ConsentChoices {
  readonly choice: { readonly id: string; readonly chosenAtMs: number } | null;
  readonly grants: Pick<Grants, "marketing" | "statistics">;
}

/** What the visitor has chosen, as tracking needs it. */
export function consentChoices(consent: {
  getState(): ConsentChoices;
  subscribe(listener: () => void): () => void;
}): ConsentSource {
  return {
    current: () => {
      const { choice, grants } = consent.getState();
      if (!choice) return null;
      const { id, chosenAtMs } = choice;
      return { id, chosenAtMs, allowed: (["marketing", "statistics"] as const).filter((name) => grants[name]) };
    },
    subscribe: (listener) => consent.subscribe(() => listener()),
  };
}
