import type { AttentionStore } from "@shop/engagement/store";
import type { PageServices } from "../page-services.ts";

/** Keeps pop-ups silent until it is known that nobody has to be asked about privacy, and while the question or the settings are open. */
export function popUpsWaitForConsent({
  attention,
  consent,
}: {
  readonly attention: Pick<AttentionStore, "silence">;
  readonly consent: Pick<PageServices["consent"], "load">;
}): void {
  let end: (() => void) | null = attention.silence("consent");
  const follow = (isAsking: boolean) => {
    if (isAsking) end ??= attention.silence("consent");
    else {
      end?.();
      end = null;
    }
  };
  consent.load().then(
    ({ consent: store }) => {
      follow(store.getState().layer !== "closed");
      store.subscribe(({ layer }) => follow(layer !== "closed"));
    },
    // Its loader has logged why. What isn't there asks nothing.
    () => follow(false),
  );
}
