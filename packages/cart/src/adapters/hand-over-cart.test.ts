// @vitest-environment jsdom

import { afterEach, expect, test, vi } from "vitest";
import { handOverCart } from "./hand-over-cart.ts";

afterEach(() => vi.restoreAllMocks());

/** jsdom goes nowhere: what would be sent is taken down instead. */
function watchForms(): { action: string; method: string; fields: Record<string, string> }[] {
  const sent: ReturnType<typeof watchForms> = [];
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function submit(this: HTMLFormElement) {
    const fields = Object.fromEntries([...new FormData(this)].map(([name, value]) => [name, String(value)]));
    sent.push({ action: this.action, method: this.method, fields });
  });
  return sent;
}

const HAND_OVER = {
  origin: "https://shop.example",
  currency: "USD",
  language: "de",
  returnTo: "https://host.example/list?page=2",
} as const;

test("the cart's key goes in a form's body, never in an address", () => {
  const sent = watchForms();
  handOverCart(document, { ...HAND_OVER, cartKey: "secret" });
  expect(sent).toEqual([
    {
      action: "https://shop.example/embed/checkout",
      method: "post",
      fields: { cart_key: "secret", currency: "USD", language: "de", return_to: "https://host.example/list?page=2" },
    },
  ]);
  expect(document.forms).toHaveLength(0);
});

test("a page that never had a cart still leads to the shop's", () => {
  const sent = watchForms();
  handOverCart(document, { ...HAND_OVER, cartKey: null });
  expect(sent[0]?.fields.cart_key).toBe("");
});
