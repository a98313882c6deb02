import { buildSession } from "@shop/cart/testing";
import { ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { themedPaymentWindow } from "./themed-payment-window.ts";

async function shownAddress(address: string) {
  const shown: string[] = [];
  const window = themedPaymentWindow(
    { open: async (session, frame) => ok(await frame.show(session.url ?? "")) },
    { origin: () => "https://shop.example", theme: () => "light" },
  );
  await window.open(buildSession({ url: address }), {
    show: async (url) => {
      shown.push(url);
      return { outcome: "closed" };
    },
    hold: async () => ({ outcome: "closed" }),
  });
  return shown;
}

test.each([
  ["/test-provider/session/s1", "https://shop.example/test-provider/session/s1?theme=light"],
  ["https://shop.example/test-provider/s1?a=1", "https://shop.example/test-provider/s1?a=1&theme=light"],
])("a payment page of our own gets the theme: %s", async (address, shown) => {
  expect(await shownAddress(address)).toEqual([shown]);
});

test("another provider's address stays as it is", async () => {
  expect(await shownAddress("https://pay.example/session/s1?x=1")).toEqual(["https://pay.example/session/s1?x=1"]);
});
