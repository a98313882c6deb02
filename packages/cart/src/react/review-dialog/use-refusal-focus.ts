"use client";
import { type RefObject, useCallback } from "react";
import { missingBoxes } from "../../domain/agreement.ts";
import { placeOfRefusal } from "../../domain/place-of-refusal.ts";
import type { ReviewedCheckoutState } from "../../store/checkout-store.ts";
import { useReviewSettings } from "./review-context.ts";

/**
 * After a refused act, moves the focus to where it can be fixed: the field, the first unticked box, or the note of a changed price.
 * Parts are found by their `data-review`. Called only after acts: a refusal while somebody types elsewhere doesn't move the focus.
 */
export function useRefusalFocus(form: RefObject<HTMLElement | null>): () => void {
  const { checkout } = useReviewSettings();
  return useCallback(() => {
    const target = targetOf(checkout.getState());
    const element = target === null ? null : form.current?.querySelector<HTMLElement>(`[data-review="${target}"]`);
    const closed = element?.closest("details");
    if (closed) closed.open = true;
    element?.focus();
  }, [checkout, form]);
}

function targetOf({ flow, draft }: ReviewedCheckoutState): string | null {
  if (flow.name !== "reviewing") return null;
  if (!flow.failure) return flow.change ? "change" : null;
  const place = placeOfRefusal(flow.failure);
  return place === "boxes" ? (missingBoxes(draft)[0] ?? null) : place;
}
