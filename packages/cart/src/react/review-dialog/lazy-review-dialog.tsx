"use client";
import { lazy, Suspense, useState } from "react";
import { useStore } from "zustand";
import type { ReviewDialogProps } from "./review-dialog.tsx";

const Dialog = lazy(() => import("./review-dialog.tsx").then((module) => ({ default: module.ReviewDialog })));

/** `ReviewDialog`, whose code and texts are fetched when a purchase begins. Put it on the page once, beside the `PaymentDialog`. */
export function LazyReviewDialog(props: ReviewDialogProps) {
  const isBegun = useStore(props.checkout, ({ flow }) => flow.name !== "idle");
  const [wasBegun, setWasBegun] = useState(isBegun);
  if (isBegun && !wasBegun) setWasBegun(true);
  if (!wasBegun) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
