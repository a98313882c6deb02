import { expect, test } from "vitest";
import { createTestCheckoutStore } from "../testing/create-test-stores.ts";
import { createLateCheckout } from "./late-checkout.ts";

const BALLAST = [{ name: "Ballast", quantity: 1 }];

test("[PAY-05] buy now with a checkout that is still to come is under way at once, and is made once by the store", async () => {
  const { checkout, acts } = createTestCheckoutStore({ isLoggedIn: () => false });
  const waiting = createLateCheckout(async () => checkout);
  const buying = waiting.buyNow(BALLAST);
  void waiting.buyNow(BALLAST);
  expect(waiting.getState().flow).toMatchObject({ name: "preparing", purchase: { products: BALLAST } });
  await buying;
  expect(acts).toEqual(["login checkout.loginToContinue"]);
  expect(waiting.getState().flow).toMatchObject({ name: "needsLogin", purchase: { products: BALLAST } });
});

test.each([
  ["buy now", "checkout.buyNowFailed", (waiting: ReturnType<typeof createLateCheckout>) => waiting.buyNow(BALLAST)],
  ["a checkout", "checkout.failed", (waiting: ReturnType<typeof createLateCheckout>) => waiting.startCheckout()],
] as const)("%s fails with %s where the store can't be loaded, and may be tried again", async (_act, code, act) => {
  const { checkout } = createTestCheckoutStore({ isLoggedIn: () => false });
  const responses = [() => Promise.reject(new Error("offline"))];
  const waiting = createLateCheckout(() => responses.shift()?.() ?? Promise.resolve(checkout));
  await act(waiting);
  expect(waiting.getState().flow).toMatchObject({ name: "failed", failure: { code } });
  await act(waiting);
  expect(checkout.getState().flow.name).toBe("needsLogin");
});
