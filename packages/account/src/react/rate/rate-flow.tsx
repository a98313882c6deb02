"use client";
import { Alert } from "@shop/ui";
import { useMemo } from "react";
import type { Rating } from "../../domain/rating-rules.ts";
import { createRateStore } from "../../store/rate-store.ts";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountTexts, useOpenStore, useOwner } from "../account/account-hooks.ts";
import { type ClosingDialogOf, closingDialog } from "../closing/closing-dialog.tsx";
import { ClosingFlow } from "../closing/closing-flow.tsx";
import { RateForm } from "./rate-form.tsx";

export interface RateFlowProps extends AccountFlowProps {
  product: string;
  /** How the customer has rated it before. */
  own?: Rating | null | undefined;
  /** Default: false. */
  isCommentRequired?: boolean | undefined;
  /** Called once when the rating was accepted. */
  onRated: () => void;
}

/** From stars and a comment to thanks, in the dialog or on a page. Source: ACCT-10. */
export function RateFlow({ presentation, product, own, isCommentRequired, onRated, onClose }: RateFlowProps) {
  const { text } = useAccountTexts();
  const owner = useOwner();
  const isPage = presentation === "page";
  // The earlier rating is read once: what was sent makes it another while its thanks are shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const rated = useMemo(
    () => ({ owner, product, own, isCommentRequired, isPage }),
    [owner, product, isCommentRequired, isPage],
  );
  const { store, state } = useOpenStore(createRateStore, rated);
  return (
    <ClosingFlow
      state={state}
      store={store}
      onDone={onRated}
      onClose={isPage ? undefined : onClose}
      form={<RateForm state={state} store={store} />}
      end={<Alert type="success">{text(state.endsAtMs === null ? "rate.donePage" : "rate.done")}</Alert>}
    />
  );
}

export type RateDialogProps = ClosingDialogOf<RateFlowProps>;
/** Rate Product. Closes 10 seconds after the rating was accepted. */
export const RateDialog = closingDialog<RateFlowProps>("rate.title", createRateStore, RateFlow);
