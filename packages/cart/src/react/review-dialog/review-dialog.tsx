"use client";
import { DialogFrame, ErrorState, Skeleton, SkeletonGroup } from "@shop/ui";
import { useMemo, useRef } from "react";
import { useStore } from "zustand";
import type { CheckoutState } from "../../domain/checkout-state.ts";
import type { OrderReview } from "../../domain/order-review.ts";
import { useCartText, useFailureText } from "../provider/use-cart-text.ts";
import { ReviewContext, type ReviewSettings, useReviewed, useReviewSettings } from "./review-context.ts";
import { ReviewForm } from "./review-form.tsx";

export type ReviewDialogProps = ReviewSettings;

/**
 * The order before anybody pays: goods with the reasons of their prices, amounts, the buyer's tax country, the two boxes, and the order
 * button. It opens by itself when a purchase reaches this step and stays until the payment's window is open. If the shopper closes it,
 * nothing is ordered; the cart and the typed text are kept. Source: LAW-01, LAW-02.
 */
export function ReviewDialog({ checkout, language, links, productPicture }: ReviewDialogProps) {
  const text = useCartText();
  const settings = useMemo(
    () => ({ checkout, language, links, productPicture }),
    [checkout, language, links, productPicture],
  );
  const flow = useStore(checkout, (state) => state.flow);
  const review = useLastReview(flow);
  // Reading begins at the top: a focused field could be changed before anything was read.
  const start = useRef<HTMLDivElement>(null);
  const isOpen = flow.name === "reviewing" || flow.name === "ordering" || flow.name === "waitingForProvider";
  return (
    <ReviewContext.Provider value={settings}>
      <DialogFrame
        open={isOpen}
        onClose={checkout.closeReview}
        title={text("review.title")}
        size={review ? "large" : "medium"}
        initialFocus={start}
        className="shop-review"
      >
        <div ref={start} tabIndex={-1} className="shop-review__start">
          {review ? <ReviewForm review={review} /> : <ReviewComing />}
        </div>
      </DialogFrame>
    </ReviewContext.Provider>
  );
}

/** Once ordered, the amounts that were agreed to stay in sight while the payment is opened. */
function useLastReview(flow: CheckoutState): OrderReview | null {
  const last = useRef<OrderReview | null>(null);
  if (flow.name === "reviewing" || flow.name === "ordering") last.current = flow.review;
  else if (flow.name !== "waitingForProvider") last.current = null;
  return last.current;
}

/** The review's first pricing: on its way, or failed. */
function ReviewComing() {
  const { checkout } = useReviewSettings();
  const text = useCartText();
  const sayFailure = useFailureText();
  const flow = useReviewed((state) => state.flow);
  if (flow.name === "reviewing" && flow.failure && !flow.isAsking) {
    return (
      <ErrorState
        title={text("review.failedTitle")}
        safe={text("review.nothingCharged")}
        retryLabel={text("cart.tryAgain")}
        onRetry={() => void checkout.retryReview()}
        headingLevel={3}
      >
        {sayFailure(flow.failure)}
      </ErrorState>
    );
  }
  const isBuyNow = flow.name !== "idle" && flow.purchase.kind === "buyNow";
  const label = isBuyNow ? text("checkout.quickStarting") : text("review.loading");
  return (
    <SkeletonGroup label={label} className="shop-review__coming">
      <Skeleton width="most" />
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton shape="figure" />
      <Skeleton shape="key" />
    </SkeletonGroup>
  );
}
