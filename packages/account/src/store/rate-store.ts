import { customerAnswer } from "@shop/api-client/contract";
import {
  CLOSING_START,
  type ClosingState,
  createClosing,
  createStoredDraft,
  type ReadableStore,
  type Result,
  readable,
} from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { RATE_CLOSE_MS } from "../domain/limits.ts";
import { checkRating, type Rating } from "../domain/rating-rules.ts";
import type { AccountDeps } from "./account-services.ts";

/** Where a half-written rating is kept over a reload, with the product that it is of. */
export const RATE_DRAFT_KEY = "shop_rate_draft";

/** The product that is rated, and how it was before. */
export interface RatedProduct {
  readonly product: string;
  readonly own?: Rating | null | undefined;
  readonly isCommentRequired?: boolean | undefined;
}

export interface RateState extends ClosingState, Rating {
  readonly product: string;
  /** Whether this replaces an earlier rating. */
  readonly isChange: boolean;
  readonly isCommentRequired: boolean;
  readonly failedField: "stars" | "comment" | null;
}

export interface RateActions {
  /** Starts again for the account of this address: with its earlier rating, or what it typed for this product and didn't send. */
  open(of: RatedProduct & { readonly owner: string; readonly isPage?: boolean }): void;
  setStars(stars: number): void;
  setComment(comment: string): void;
  /** Failures shown: `rating.starsMissing`, `rating.commentMissing`, the server's text or `rating.failed`, `rating.exception`. */
  submit(): Promise<void>;
  /** Stops the countdown for good. Source: A11Y-03. */
  keepOpen(): void;
  close(): void;
}

export type RateStore = ReadableStore<RateState> & RateActions;

const FIELD_OF_FAILURE: Readonly<Record<string, "stars" | "comment">> = {
  "rating.starsMissing": "stars",
  "rating.commentMissing": "comment",
};

/** The rate dialog: from stars and a comment to thanks. One per tab. Source: ACCT-10. */
export function createRateStore(deps: AccountDeps): RateStore {
  const draft = createStoredDraft(deps.storage, RATE_DRAFT_KEY, ["stars", "comment"]);
  const store = createStore<RateState>(() => ({
    ...CLOSING_START,
    product: "",
    stars: 0,
    comment: "",
    isChange: false,
    isCommentRequired: false,
    failedField: null,
  }));
  const closing = createClosing(deps.clock, () => store.getState().stage, store.setState);
  let visit = 0;
  let closesItself = true;
  let owner = "";
  const leave = () => {
    visit += 1;
    store.setState({ failedField: null });
    closing.restart();
  };
  const type = (typed: Partial<Rating>, field: "stars" | "comment") => {
    const { failedField } = store.getState();
    store.setState({ ...typed, ...(failedField === field ? { failure: null, failedField: null } : {}) });
    const { product, stars, comment } = store.getState();
    draft.keep(`${owner} ${product}`, { stars: `${stars}`, comment });
  };
  return {
    ...readable(store),
    open: ({ owner: address, product, own, isCommentRequired = false, isPage = false }) => {
      leave();
      owner = address;
      closesItself = !isPage;
      const { stars = own?.stars ?? 0, comment = own?.comment ?? "" } = draft.read(`${owner} ${product}`);
      store.setState({ product, stars: Number(stars) || 0, comment, isCommentRequired, isChange: Boolean(own) });
    },
    setStars: (stars) => type({ stars }, "stars"),
    setComment: (comment) => type({ comment }, "comment"),
    submit: async () => {
      if (store.getState().stage !== "asking") return;
      const asked = visit;
      store.setState({ failedField: null });
      closing.move("submitted");
      const { product, stars, comment } = store.getState();
      const answer = await rate(deps, store.getState());
      if (answer.isOk) {
        draft.forget();
        deps.onTracked?.({ type: "rated", product, stars, comment });
      }
      if (asked !== visit) return;
      if (answer.isOk) return closing.succeed(closesItself ? RATE_CLOSE_MS : null);
      store.setState({ failedField: FIELD_OF_FAILURE[answer.failure.code] ?? null });
      closing.refuse(answer.failure);
    },
    keepOpen: closing.keepOpen,
    close: leave,
  };
}

async function rate({ gateway, log }: AccountDeps, state: RateState): Promise<Result<void>> {
  const rating = checkRating(state, { isCommentRequired: state.isCommentRequired });
  if (!rating.isOk) return rating;
  const { stars, comment } = rating.value;
  const codes = { refused: "rating.failed", exception: "rating.exception" };
  return customerAnswer(
    "rate",
    await gateway.rating.rate({ product: state.product, stars, comment: comment || null }),
    codes,
    log,
  );
}
