import { createContext, type ReactNode, useContext } from "react";
import { useStore } from "zustand";
import type { CheckoutStore, ReviewedCheckoutState } from "../../store/checkout-store.ts";

/** The pages that the shopper may read before ordering. */
export interface ReviewLinks {
  readonly terms: string;
  readonly withdrawal: string;
}

/** What the review step depends on. */
export interface ReviewSettings {
  readonly checkout: CheckoutStore;
  /** The page's language, BCP 47: countries and rates are written in it. */
  readonly language: string;
  readonly links: ReviewLinks;
  /** A small picture of the product that repeats what the line says, hidden from screen readers. Default: none. */
  readonly productPicture?: ((name: string) => ReactNode) | undefined;
}

export const ReviewContext = createContext<ReviewSettings | null>(null);

export function useReviewSettings(): ReviewSettings {
  const settings = useContext(ReviewContext);
  if (!settings) throw new Error("This is a part of the review step: put it inside a ReviewDialog.");
  return settings;
}

/** A selection of the checkout's state, including the review step's own. */
export function useReviewed<Selected>(select: (state: ReviewedCheckoutState) => Selected): Selected {
  return useStore(useReviewSettings().checkout, select);
}
