import { buildAuthWorld } from "@shop/auth-ui/testing";
import { createTestCheckoutStore } from "@shop/cart/testing";
import { expect, test } from "vitest";
import { createModalStore } from "../shell/modal-store.ts";
import { closingDropsPurchase } from "./closing-drops-purchase.ts";

async function buildWaitingPurchase() {
  const { signIn } = buildAuthWorld();
  const modal = createModalStore();
  const { checkout } = createTestCheckoutStore({
    isLoggedIn: () => false,
    requestLogin: () => modal.set("login", { reason: "checkout" }),
  });
  closingDropsPurchase({ modal, checkout, signIn });
  await checkout.startCheckout();
  return { modal, checkout, signIn };
}

test("[MODAL-02] closing the login dialog drops the checkout that waited for it", async () => {
  const { modal, checkout } = await buildWaitingPurchase();
  expect(checkout.getState().flow.name).toBe("needsLogin");
  modal.close();
  expect(checkout.getState().flow).toEqual({ name: "idle" });
});

test("[MODAL-02] closing drops a waiting buy now too", async () => {
  const { modal, checkout } = await buildWaitingPurchase();
  await checkout.buyNow([{ name: "Ballast", quantity: 1 }]);
  modal.close();
  expect(checkout.getState().flow).toEqual({ name: "idle" });
});

test("another dialog in the login's place keeps the purchase waiting until that is closed", async () => {
  const { modal, checkout } = await buildWaitingPurchase();
  modal.set("contact");
  expect(checkout.getState().flow.name).toBe("needsLogin");
  modal.close();
  expect(checkout.getState().flow.name).toBe("idle");
});

test("leaving the login dialog forgets the password typed in it, wherever it leads", async () => {
  const { modal, signIn } = await buildWaitingPurchase();
  signIn.setField("password", "Measured-Room-42");
  modal.set("contact");
  expect(signIn.getState().fields.password).toBe("");
});
