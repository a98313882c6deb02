import { expect, test } from "vitest";
import { createTestCartStore } from "../testing/create-test-stores.ts";
import { createFakeCartGateway } from "../testing/fake-cart-gateway.ts";
import { createCheckoutElsewhere } from "./checkout-elsewhere.ts";

/** A host's page whose cart is loaded; `left` contains the shop's cart at each time the page was left. */
async function openPage() {
  const gateway = createFakeCartGateway();
  const { cart } = createTestCartStore({ gateway });
  await cart.refresh();
  const left: unknown[] = [];
  const proceed = () => left.push(cart.getState().products.map(({ name, quantity }) => `${quantity} ${name}`));
  return { gateway, cart, left, checkout: createCheckoutElsewhere({ cart, proceed }) };
}

test("leaves once the cart's changes have reached the shop, however often it is pressed, and may be begun again", async () => {
  const { gateway, cart, left, checkout } = await openPage();
  const letGo = gateway.hold();
  void cart.add({ name: "Ballast", isFree: false, isForSale: true });
  const done = checkout.startCheckout();
  expect(checkout.getState().flow).toEqual({ name: "preparing", purchase: { kind: "cart" } });
  void checkout.startCheckout();
  expect(left).toEqual([]);
  letGo();
  await done;
  expect(left).toEqual([["1 Ballast"]]);
  expect(checkout.getState().flow).toEqual({ name: "idle" });
  await checkout.startCheckout();
  expect(left).toHaveLength(2);
});

test("buying at once takes the products along, also one that is in the cart already", async () => {
  const { left, checkout } = await openPage();
  const pack = { name: "faIR Greenback 4x12", quantity: 1 };
  await checkout.buyNow([pack]);
  await checkout.buyNow([pack, { name: "Ballast", quantity: 2 }]);
  expect(left).toEqual([["1 faIR Greenback 4x12"], ["1 faIR Greenback 4x12", "2 Ballast"]]);
});

test("buying at once stays and says why where the shop refuses", async () => {
  const { gateway, left, checkout } = await openPage();
  gateway.refuseNext({ code: "cart.couldNotAdd" });
  const purchase = { kind: "buyNow", products: [{ name: "Ballast", quantity: 1 }] } as const;
  await checkout.buyNow(purchase.products);
  expect(left).toEqual([]);
  expect(checkout.getState().flow).toEqual({ name: "failed", purchase, failure: { code: "cart.couldNotAdd" } });
});
