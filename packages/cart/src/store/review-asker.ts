import type { Failure } from "@shop/kernel";
import type { StoreApi } from "zustand/vanilla";
import { type AgreementDraft, isSamePlace, type TaxPlace, taxPlaceOf, withoutTicks } from "../domain/agreement.ts";
import type { CheckoutEvent, CheckoutState, Purchase } from "../domain/checkout-state.ts";
import { type OrderReview, type PriceChange, priceChange, type ShownTotal } from "../domain/order-review.ts";
import type { CheckoutRuns } from "./checkout-runs.ts";
import type { CheckoutGateway } from "./ports.ts";

export interface ReviewAskerDeps {
  readonly gateway: Pick<CheckoutGateway, "review">;
  readonly store: Pick<StoreApi<{ readonly flow: CheckoutState; readonly draft: AgreementDraft }>, "getState">;
  readonly runs: CheckoutRuns;
  readonly send: (event: CheckoutEvent) => void;
  readonly setDraft: (change: Partial<AgreementDraft>) => void;
  readonly refuse: (purchase: Purchase, reason: Failure) => void;
}

/** Requests the order's preview from the server, and remembers what the shopper has seen so far. */
export interface ReviewAsker {
  /** A purchase begins: this total was shown last. */
  begin(shown: ShownTotal | null): void;
  /** `because` is a refused order: it is reported to the shopper if the amounts don't show it, and the shopper must agree again. */
  ask(purchase: Purchase, because?: Failure): Promise<void>;
  /** Whether the typed data differs from the last request. */
  isOutdated(): boolean;
  /** Whether the amounts shown apply to the typed data. */
  isReviewed(): boolean;
}

export function createReviewAsker({ gateway, store, runs, send, setDraft, refuse }: ReviewAskerDeps): ReviewAsker {
  let shown: ShownTotal | null = null;
  let askedPlace: TaxPlace | null = null;
  let reviewedPlace: TaxPlace | null = null;
  const isFor = (place: TaxPlace | null) => place !== null && isSamePlace(place, store.getState().draft);

  /** A total for another place differs for a reason that the shopper gave. */
  const changeTo = (review: OrderReview, place: TaxPlace): PriceChange | null =>
    reviewedPlace === null || isSamePlace(reviewedPlace, place) ? priceChange(shown, review) : null;
  const take = (review: OrderReview, place: TaxPlace, because: Failure | undefined) => {
    const change = changeTo(review, place);
    shown = review;
    reviewedPlace = place;
    if (because || (change && change.toMinor > change.fromMinor)) setDraft(withoutTicks(store.getState().draft));
    send({ type: "reviewReady", review, change });
  };

  return {
    begin: (total) => {
      shown = total;
      askedPlace = null;
      reviewedPlace = null;
    },
    ask: async (purchase, because) => {
      const isLast = runs.next();
      const place = taxPlaceOf(store.getState().draft);
      askedPlace = place;
      send({ type: "reviewAsked" });
      const review = await gateway.review(purchase, place);
      // Amounts for another country never stay beside the chosen one: they are those without the refused id.
      const placeWithoutId = { ...place, vatId: "" };
      const isIdRefused = !review.isOk && review.failure.code === "checkout.vatIdInvalid";
      const withoutId = isIdRefused && isLast() ? await gateway.review(purchase, placeWithoutId) : null;
      if (!isLast()) return;
      if (withoutId?.isOk) take(withoutId.value, placeWithoutId, because);
      if (!review.isOk) return refuse(purchase, review.failure);
      take(review.value, place, because);
      const { flow } = store.getState();
      if (because && flow.name === "reviewing" && flow.change === null) refuse(purchase, because);
    },
    isOutdated: () => !isFor(askedPlace),
    isReviewed: () => isFor(reviewedPlace),
  };
}
