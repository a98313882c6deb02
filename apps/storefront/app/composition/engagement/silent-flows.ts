import type { CheckoutOfParts } from "@shop/cart/store";
import type { Silence } from "@shop/engagement";

type Flow = ReturnType<CheckoutOfParts["getState"]>["flow"]["name"];

/** The steps of a purchase during which nothing asks for attention. */
export const SILENT_FLOWS: Partial<Record<Flow, Silence>> = {
  reviewing: "review",
  ordering: "payment",
  waitingForProvider: "payment",
  open: "payment",
  external: "payment",
};
