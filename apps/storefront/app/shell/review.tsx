import { LazyReviewDialog } from "@shop/cart/react";
import { useLoaded } from "../composition/services-context.ts";
import { useLocale } from "../messages/use-texts.ts";
import { useProductPicture } from "../products/use-product-picture.tsx";

/** Drawn by the site's own links, which put the page's language before them. */
const LINKS = { terms: "/terms-conditions", withdrawal: "/terms-conditions#withdrawal" };

/** The review of an order, with the drawings of what is bought. Fetched when a purchase begins, so that no page carries it. */
export function Review() {
  const { checkout } = useLoaded();
  return (
    <LazyReviewDialog checkout={checkout} language={useLocale()} links={LINKS} productPicture={useProductPicture()} />
  );
}
