"use client";
import { Alert, Button, type HeadingLevel, VisuallyHidden } from "@shop/ui";
import { useEffect } from "react";
import { useStore } from "zustand";
import { MAX_STARS } from "../../domain/rating-rules.ts";
import type { ProductReview } from "../../store/ports.ts";
import { createReviewsStore } from "../../store/reviews-store.ts";
import { useAccountStore, useAccountTexts } from "../account/account-hooks.ts";
import { StarIcon } from "../rate/star-icon.tsx";

export interface ReviewListProps {
  product: string;
  /** Default: 2. */
  headingLevel?: HeadingLevel;
}

/** Customers' reviews of a product, newest first, page by page. A comment is plain text only. Source: CAT-05. */
export function ReviewList({ product, headingLevel = 2 }: ReviewListProps) {
  const { text, failure } = useAccountTexts();
  const store = useAccountStore(createReviewsStore);
  const state = useStore(store);
  useEffect(() => void store.open(product), [store, product]);
  const Heading = `h${headingLevel}` as const;
  const isNone = state.product === product && !state.isLoading && !state.failure && state.reviews.length === 0;
  return (
    <section className="shop-reviews" aria-busy={state.isLoading}>
      <Heading className="shop-title shop-reviews__title">{text("reviews.title")}</Heading>
      {isNone && <p className="shop-form__note">{text("reviews.none")}</p>}
      <ul className="shop-reviews__list">
        {state.reviews.map((review) => (
          <li key={review.id} className="shop-reviews__review">
            <Review review={review} />
          </li>
        ))}
      </ul>
      {state.failure && (
        <Alert type="error" action={<Button onClick={() => void store.loadMore()}>{text("account.retry")}</Button>}>
          {failure(state.failure)}
        </Alert>
      )}
      {!state.failure && (state.hasMore || state.isLoading) && (
        <Button busy={state.isLoading} busyLabel={text("reviews.loading")} onClick={() => void store.loadMore()}>
          {text("reviews.more")}
        </Button>
      )}
    </section>
  );
}

function Review({ review }: { review: ProductReview }) {
  const { text, day } = useAccountTexts();
  const { stars, name, createdAt, comment } = review;
  return (
    <article className="shop-reviews__body">
      <p className="shop-reviews__head">
        <span className="shop-reviews__stars" aria-hidden="true">
          {Array.from({ length: MAX_STARS }, (_, index) => index + 1).map((star) => (
            <span key={star} className="shop-stars__mark" data-on={star <= stars ? "" : undefined}>
              <StarIcon />
            </span>
          ))}
        </span>
        <VisuallyHidden>{text("reviews.starsOf", { stars })}</VisuallyHidden>
        <span className="shop-reviews__name">{name ?? text("reviews.unnamed")}</span>
        {createdAt && (
          <time className="shop-reviews__date" dateTime={createdAt}>
            {day(createdAt)}
          </time>
        )}
      </p>
      {comment && <p className="shop-reviews__comment">{comment}</p>}
    </article>
  );
}
