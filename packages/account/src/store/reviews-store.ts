import { customerAnswer } from "@shop/api-client/contract";
import { type Failure, type ReadableStore, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import type { AccountDeps } from "./account-services.ts";
import type { ProductReview } from "./ports.ts";

/** Reviews of one page. */
export const REVIEWS_PAGE = 5;

export interface ReviewsState {
  readonly product: string | null;
  readonly reviews: readonly ProductReview[];
  readonly isLoading: boolean;
  /** Whether there may be older ones: the last page was full. */
  readonly hasMore: boolean;
  readonly failure: Failure | null;
}

export interface ReviewsActions {
  /** The newest reviews of a product; at once if it is the one shown. */
  open(product: string): Promise<void>;
  /** The next older ones, or the same page again if it failed. */
  loadMore(): Promise<void>;
}

export type ReviewsStore = ReadableStore<ReviewsState> & ReviewsActions;

const START: ReviewsState = { product: null, reviews: [], isLoading: false, hasMore: false, failure: null };
const CODES = { refused: "rating.reviewsFailed", exception: "rating.reviewsFailed" };

/** The reviews of the product that is looked at, newest first, page by page. Source: CAT-05. */
export function createReviewsStore({ gateway, log }: AccountDeps): ReviewsStore {
  const store = createStore<ReviewsState>(() => START);
  const load = async () => {
    const { product, reviews, isLoading } = store.getState();
    if (product === null || isLoading) return;
    store.setState({ isLoading: true, failure: null });
    const before = reviews.at(-1)?.id ?? null;
    const answer = customerAnswer("getReviews", await gateway.reviews.list(product, before, REVIEWS_PAGE), CODES, log);
    if (store.getState().product !== product) return;
    if (!answer.isOk) return store.setState({ isLoading: false, failure: { ...answer.failure } });
    const hasMore = answer.value.length === REVIEWS_PAGE;
    store.setState({ reviews: [...reviews, ...answer.value], isLoading: false, hasMore });
  };
  return {
    ...readable(store),
    open: async (product) => {
      if (store.getState().product === product) return;
      store.setState({ ...START, product });
      await load();
    },
    loadMore: load,
  };
}
