"use client";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { Rating } from "../../domain/rating-rules.ts";
import { createRateStore } from "../../store/rate-store.ts";
import { useAccountStore, useOwner } from "../account/account-hooks.ts";
import { RateDone } from "./rate-done.tsx";
import { RateForm } from "./rate-form.tsx";

export interface RateFlowProps {
  presentation: "dialog" | "page";
  product: string;
  /** How the customer has rated it before. */
  own?: Rating | null | undefined;
  /** Default: false. */
  isCommentRequired?: boolean;
  /** Called once when the rating was accepted. */
  onRated: () => void;
  /** Closes the dialog. Undefined on a page. */
  onClose?: () => void;
}

/** From stars and a comment to thanks, in the dialog or on a page. Source: ACCT-10. */
export function RateFlow(props: RateFlowProps) {
  const { presentation, product, own, isCommentRequired, onRated, onClose } = props;
  const store = useAccountStore(createRateStore);
  const state = useStore(store);
  const owner = useOwner();
  const isPage = presentation === "page";
  // The earlier rating is read once: what was sent makes it another while its thanks are shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    store.open({ owner, product, own, isCommentRequired, isPage });
    return store.close;
  }, [store, owner, product, isCommentRequired, isPage]);
  const isDone = state.stage === "counting" || state.stage === "kept" || state.stage === "over";
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it happens, whichever function stands for it then.
  useEffect(() => {
    if (isDone) onRated();
  }, [isDone]);
  return (
    // Not a control: it only listens to events inside, so that activity stops the countdown.
    <div className="shop-form" onKeyDownCapture={store.keepOpen} onPointerDownCapture={store.keepOpen}>
      {isDone ? (
        <RateDone state={state} store={store} onClose={isPage ? undefined : onClose} />
      ) : (
        <RateForm state={state} store={store} />
      )}
    </div>
  );
}
