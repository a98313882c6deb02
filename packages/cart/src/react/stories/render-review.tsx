import { ok, type Result } from "@shop/kernel";
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import type { OrderReview } from "../../domain/order-review.ts";
import { messages } from "../../messages/index.ts";
import { buildReview } from "../../testing/build-review.ts";
import { CartProvider } from "../provider/cart-provider.tsx";
import { LazyReviewDialog } from "../review-dialog/lazy-review-dialog.tsx";
import { ReviewDialog } from "../review-dialog/review-dialog.tsx";
import { createWorld } from "./story-world.tsx";

interface ReviewToRender {
  /** The server's response. Default: one Ballast, to Germany. */
  review?: OrderReview | Result<OrderReview> | Promise<Result<OrderReview>>;
  /** The server's response for the requested place. */
  byPlace?: boolean;
  language?: "en" | "de" | "ja";
  /** The languages of page and browser. Default: none. */
  languages?: readonly string[];
  /** The drawing in each line. Default: none. */
  productPicture?: (name: string) => ReactNode;
  /** The dialog's code hasn't loaded yet, and no purchase was begun. */
  isLazy?: boolean;
}

/** The review step of a cart that was just checked out, on fakes, for tests. */
export async function renderReview(given: ReviewToRender = {}) {
  const { review = buildReview(), byPlace = false, language = "en", isLazy = false, languages, productPicture } = given;
  const world = createWorld(languages ? { languages } : {});
  if (!byPlace) world.checkoutGateway.reviewWith("lines" in review ? ok(review) : review);
  const Part = isLazy ? LazyReviewDialog : ReviewDialog;
  const links = { terms: "/terms", withdrawal: "/terms#withdrawal" };
  const dialogPart = (
    <Part checkout={world.checkout} language={language} links={links} productPicture={productPicture} />
  );
  const view = render(
    <CartProvider {...world} messages={messages[language]} locale={language}>
      {dialogPart}
    </CartProvider>,
  );
  if (!isLazy) await act(async () => void world.checkout.startCheckout());
  return { ...world, world, view, dialogPart };
}
