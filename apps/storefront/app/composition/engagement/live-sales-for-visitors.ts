import type { AuthState } from "@shop/auth-ui/store";
import type { LiveSalesStore } from "@shop/engagement/store";

interface Parts {
  readonly liveSales: Pick<LiveSalesStore, "start">;
  readonly auth: {
    getState(): Pick<AuthState, "status">;
    subscribe(listener: (state: Pick<AuthState, "status">) => void): () => void;
  };
}

/** The notice of what customers do is for visitors: a login ends it, a logout starts it again. Source: ENGAGE-02. */
export function liveSalesForVisitors({ liveSales, auth }: Parts): () => void {
  let stop: (() => void) | null = null;
  const follow = ({ status }: Pick<AuthState, "status">) => {
    if (status === "customer") {
      stop?.();
      stop = null;
    } else stop ??= liveSales.start();
  };
  follow(auth.getState());
  const unsubscribe = auth.subscribe(follow);
  return () => {
    unsubscribe();
    stop?.();
  };
}
