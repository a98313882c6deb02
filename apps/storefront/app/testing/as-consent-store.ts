import type { ConsentStore } from "@shop/consent/store";
import { buildConsent } from "@shop/consent/testing";
import type { ConsentView } from "@shop/tracking";

/** A consent store whose choice is that of a source. */
export function asStore(source: {
  current(): ConsentView | null;
  subscribe(listener: () => void): () => void;
}): ConsentStore {
  const { store } = buildConsent();
  const allows = (name: "marketing" | "statistics") => source.current()?.allowed.includes(name) ?? false;
  return {
    ...store,
    getState: () => {
      const view = source.current();
      const state = store.getState();
      const grants = { ...state.grants, marketing: allows("marketing"), statistics: allows("statistics") };
      const choice = view && {
        ...{ id: view.id, chosenAtMs: view.chosenAtMs, asked: [], granted: [], services: [] },
        ...{ policyVersion: "1", textHash: "", hadSignal: false },
      };
      return { ...state, grants, choice };
    },
    subscribe: (listener) => source.subscribe(() => listener(store.getState(), store.getState())),
  };
}
