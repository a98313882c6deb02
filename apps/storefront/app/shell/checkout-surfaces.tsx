import { PaymentDialog } from "@shop/cart/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { useLoaded, useServices } from "../composition/services-context.ts";
import { LoadFailed } from "./coming.tsx";
import { LoadBoundary } from "./load-boundary.tsx";

const Review = lazy(() => import("./review.tsx").then((module) => ({ default: module.Review })));

/** The two steps of a checkout: the review of the order, and the provider's payment. Each opens by itself when a purchase reaches it. */
export function CheckoutSurfaces() {
  const { environment } = useServices();
  const { checkout } = useLoaded();
  const { key } = useLocation();
  // Going back, or to any other page, leaves the review: it belongs to the page that it was opened on.
  useEffect(() => (key ? checkout.closeReview : undefined), [key, checkout]);
  const isBegun = useStore(checkout, ({ flow }) => flow.name !== "idle");
  const isAsked = useStore(checkout, ({ flow }) => flow.name === "reviewing");
  const [wasBegun, setWasBegun] = useState(isBegun);
  if (isBegun && !wasBegun) setWasBegun(true);
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
        <Suspense fallback={null}>{wasBegun && <Review />}</Suspense>
      </LoadBoundary>
      <PaymentDialog />
    </>
  );
}
