import { LazyReviewDialog, PaymentDialog } from "@shop/cart/react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { useLoaded, useServices } from "../composition/services-context.ts";
import { useLocale } from "../messages/use-texts.ts";
import { LoadFailed } from "./coming.tsx";
import { LoadBoundary } from "./load-boundary.tsx";

/** Drawn by the site's own links, which put the page's language before them. */
const LINKS = { terms: "/terms-conditions", withdrawal: "/terms-conditions#withdrawal" };

/** The two steps of a checkout: the review of the order, and the provider's payment. Each opens by itself when a purchase reaches it. */
export function CheckoutSurfaces() {
  const { environment } = useServices();
  const { checkout } = useLoaded();
  const locale = useLocale();
  const { key } = useLocation();
  // Going back, or to any other page, leaves the review: it belongs to the page that it was opened on.
  useEffect(() => (key ? checkout.closeReview : undefined), [key, checkout]);
  const isAsked = useStore(checkout, ({ flow }) => flow.name === "reviewing");
  return (
    <>
      <LoadBoundary
        isAsked={isAsked}
        onFailed={(error) => {
          environment.log({ act: "review.load", error: String(error) });
          checkout.giveUpReview(String(error));
        }}
        fallback={<LoadFailed />}
      >
        <LazyReviewDialog checkout={checkout} language={locale} links={LINKS} />
      </LoadBoundary>
      <PaymentDialog />
    </>
  );
}
