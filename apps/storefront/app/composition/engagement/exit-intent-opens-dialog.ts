import type { AuthState } from "@shop/auth-ui/store";
import type { CartOfParts } from "@shop/cart/store";
import { exitVariant } from "@shop/engagement";
import { type AttentionStore, type ExitMoves, watchExit } from "@shop/engagement/store";
import type { Clock } from "@shop/kernel";
import type { ModalStore } from "../../shell/modal-store.ts";

interface Visit {
  readonly attention: AttentionStore;
  readonly modal: Pick<ModalStore, "getState" | "set" | "subscribe">;
  readonly cart: Pick<CartOfParts, "getState">;
  readonly auth: { getState(): Pick<AuthState, "status"> };
  readonly clock: Clock;
  readonly moves: ExitMoves;
  /** The page that is visited. */
  readonly path: string;
}

/**
 * A shopper who is about to leave a page is shown the exit dialog, once it is the dialog's turn. From then on it is a dialog like any other,
 * and keeps everything else silent. Its closing is remembered for the page. Source: ENGAGE-07.
 */
export function exitIntentOpensDialog({ attention, modal, cart, auth, clock, moves, path }: Visit): () => void {
  const popUp = { kind: "exitIntent", id: path } as const;
  let withdraw = () => {};
  const open = () => {
    const { shown } = attention.getState();
    if (shown?.kind !== "exitIntent" || shown.id !== path) return;
    const variant = exitVariant({
      hasItems: cart.getState().products.length > 0,
      isLoggedIn: auth.getState().status === "customer",
      path,
    });
    modal.set("exit_intent", { exit: { variant, failure: null } });
  };
  const ends = [
    watchExit({
      clock,
      moves,
      onExit: () => {
        withdraw = attention.ask({ ...popUp, earliestMs: clock.nowMs() });
      },
    }),
    attention.subscribe(open),
    modal.subscribe((state, before) => {
      if (before.type === "exit_intent" && state.type !== "exit_intent") attention.dismiss(popUp);
    }),
  ];
  return () => {
    for (const end of ends) end();
    withdraw();
  };
}
