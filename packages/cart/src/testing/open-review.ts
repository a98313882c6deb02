import type { Result } from "@shop/kernel";
import { createFakeClock } from "@shop/kernel/testing";
import type { CheckoutStoreDeps } from "../store/checkout-store.ts";
import { createTestCheckoutStore } from "./create-test-stores.ts";
import { createFakeCheckoutGateway } from "./fake-checkout.ts";

/** Where a company in another country of the union is taxed. */
export const TYPED = { country: "AT", company: "Ridge OG", vatId: "ATU12345675" };
export const TICKS = { startsNow: true, knowsWithdrawalEnds: true };
export const UNTICKED = { startsNow: false, knowsWithdrawalEnds: false };

/** A response that arrives when the test releases it. */
export function later<Value>() {
  let answer = (_value: Result<Value>) => {};
  const promise = new Promise<Result<Value>>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (value: Result<Value>) => answer(value) };
}

/** A shopper who has the cart's review before them. */
export async function openReview(deps: Partial<CheckoutStoreDeps> = {}, gateway = createFakeCheckoutGateway()) {
  const clock = createFakeClock();
  const store = createTestCheckoutStore({ clock, gateway, ...deps });
  await store.checkout.startCheckout();
  const flow = () => store.checkout.getState().flow;
  const draft = () => store.checkout.getState().draft;
  return { ...store, clock, gateway, flow, draft };
}
