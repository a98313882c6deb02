import type { ConsentSource } from "@shop/tracking/store";
import type { PageServices } from "../page-services.ts";

/** What the visitor has chosen, as tracking needs it. */
export interface Choices extends ConsentSource {
  /** False until the choice is loaded: there may be one that nobody has read yet. */
  isKnown(): boolean;
}

export function consentChoices(consent: Pick<PageServices["consent"], "getState" | "subscribe">): Choices {
  const store = () => consent.getState()?.consent;
  return {
    isKnown: () => store() !== undefined,
    current: () => {
      const { choice, grants } = store()?.getState() ?? {};
      if (!choice || !grants) return null;
      const { id, chosenAtMs } = choice;
      return { id, chosenAtMs, allowed: (["marketing", "statistics"] as const).filter((name) => grants[name]) };
    },
    subscribe: (listener) => {
      let end = store()?.subscribe(() => listener());
      const endLate = consent.subscribe(() => {
        end?.();
        end = store()?.subscribe(() => listener());
        listener();
      });
      return () => {
        end?.();
        endLate();
      };
    },
  };
}
