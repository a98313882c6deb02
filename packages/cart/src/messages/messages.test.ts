import { differencesBetween } from "@shop/kernel/testing";
import { describe, expect, it } from "vitest";
import { CART_FAILURES } from "../failures.ts";
import { messages } from "./index.ts";

describe("the texts of cart and checkout", () => {
  it.each(["de", "ja"] as const)("have the same keys and placeholders in %s as in English", (locale) => {
    expect(differencesBetween(messages.en, messages[locale])).toEqual([]);
  });
  it("exist for every failure", () => {
    expect(CART_FAILURES.filter((code) => !messages.en[code])).toEqual([]);
  });
  it.each([
    ["[CART-02] the limit's", "cart.packAlreadyInCart", "You already have that IR Pack in your cart."],
    ["[CART-03] the limit's", "cart.itemLimitReached", "Reached cart limit for this item."],
    [
      "[CART-04] an add failure's",
      "cart.freeProduct",
      "Error: Can't add a free product. Go to the account page for free products.",
    ],
    ["[CART-05] an add failure's", "cart.couldNotAdd", "Error. Could not add item to cart."],
    ["[CART-07] Undo's", "cart.nothingToUndo", "No previous action to undo"],
    ["[CART-07] Undo's", "cart.undoFailed", "Error undoing last action"],
    ["[PAY-01] the waiting checkout's", "checkout.loginToContinue", "Please login or sign up to continue."],
    ["[PAY-05] buy now's", "checkout.quickStarting", "Quick checkout starting..."],
    [
      "a lost payment's",
      "checkout.noSession",
      "There is no open payment for your cart. Please start the checkout again.",
    ],
    ["[CART-09] the dropdown's", "cart.proceed", "Proceed to Checkout"],
    ["[CART-09] the dropdown's", "cart.clear", "Empty shopping cart"],
    ["[CART-09] the dropdown's", "cart.empty", "Your cart is empty"],
    ["[CART-09] the dropdown's", "cart.continueShopping", "Continue shopping"],
    ["[PAY-06] a checkout failure's", "checkout.failed", "Checkout error. Please try again later."],
    [
      "[PAY-06] a checkout failure's",
      "checkout.windowFailed",
      "Failed to open checkout window. Please try again later.",
    ],
    ["[PAY-06] a checkout failure's", "checkout.buyNowFailed", "Purchase error. Please try again later."],
    ["[PAY-06] a checkout failure's", "checkout.scriptFailed", "Failed to load checkout script"],
    ["[PAY-06] a checkout failure's", "checkout.noSessionId", "No session ID provided"],
  ] as const)("%s text %s is word for word the requirement's", (_id, key, text) => {
    expect(messages.en[key]).toBe(text);
  });
  it("name the VAT in German by one word", () => {
    const otherwise = Object.entries(messages.de).filter(([, text]) =>
      /USt\b(?!-IdNr)|Umsatzsteuer/.test(JSON.stringify(text)),
    );
    expect(otherwise).toEqual([]);
  });
  it("[PAY-06] has the German sentence for a checkout window that does not open", () => {
    expect(messages.de["checkout.windowFailed"]).toBe("Checkout konnte nicht geöffnet werden");
  });
  it.each([
    ["en", "2026-11-21.en", "Order with obligation to pay"],
    ["de", "2026-11-21.de", "zahlungspflichtig bestellen"],
    ["ja", "2026-11-21.ja", "支払義務を伴う注文を確定する"],
  ] as const)(
    "[LAW-01] [LAW-02] the review step in %s shows the boxes of version %s and the button '%s'",
    (locale, ...wording) => {
      const texts = messages[locale];
      expect([texts["review.textVersion"], texts["review.order"]]).toEqual(wording);
    },
  );
});
