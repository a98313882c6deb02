import type { ConsentSource } from "@shop/tracking/store";
import type { ConsentServices } from "../consent/consent-services.ts";

/** The choice's store is loaded once the page is idle; until then there is none to follow. */
interface LateConsent {
  getState(): Pick<ConsentServices, "consent"> | null;
  subscribe(listener: () => void): () => void;
}

/** What the visitor has chosen, as tracking needs it. */
export function consentChoices(late: LateConsent): ConsentSource {
  const store = () => late.getState()?.consent;
  return {
    current: () => {
      const { choice, grants } = store()?.getState() ?? {};
      if (!choice || !grants) return null;
      const { id, chosenAtMs } = choice;
      return { id, chosenAtMs, allowed: (["marketing", "statistics"] as const).filter((name) => grants[name]) };
    },
    subscribe: (listener) => {
      let end = store()?.subscribe(() => listener());
      const endLate = late.subscribe(() => {
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
