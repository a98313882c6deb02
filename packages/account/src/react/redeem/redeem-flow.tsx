"use client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createRedeemStore } from "../../store/redeem-store.ts";
import { useAccountStore, useOwner } from "../account/account-hooks.ts";
import { RedeemDone } from "./redeem-done.tsx";
import { RedeemForm } from "./redeem-form.tsx";

export interface RedeemFlowProps {
  presentation: "dialog" | "page";
  /** Called once when a code was redeemed: the customer's products have changed. */
  onRedeemed: (products: readonly string[]) => void;
  /** Closes the dialog. Undefined on a page. */
  onClose?: () => void;
  /** Default: /account. */
  accountHref?: string;
}

/** From a redeem code to what it grants, in the dialog or on a page. Source: ACCT-05. */
export function RedeemFlow({ presentation, onRedeemed, onClose, accountHref = "/account" }: RedeemFlowProps) {
  const store = useAccountStore(createRedeemStore);
  const state = useStore(store);
  const owner = useOwner();
  const isPage = presentation === "page";
  useEffect(() => {
    store.open({ owner, isPage });
    return store.close;
  }, [store, owner, isPage]);
  const isDone = state.stage === "counting" || state.stage === "kept" || state.stage === "over";
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it happens, whichever function stands for it then.
  useEffect(() => {
    if (isDone) onRedeemed(state.products);
  }, [isDone]);
  return (
    // Not a control: it only listens to events inside, so that activity stops the countdown.
    <div className="shop-form" onKeyDownCapture={store.keepOpen} onPointerDownCapture={store.keepOpen}>
      {isDone ? (
        <RedeemDone
          state={state}
          store={store}
          onAnother={() => store.open({ owner, isPage })}
          onClose={isPage ? undefined : onClose}
          accountHref={accountHref}
        />
      ) : (
        <RedeemForm state={state} store={store} />
      )}
    </div>
  );
}
