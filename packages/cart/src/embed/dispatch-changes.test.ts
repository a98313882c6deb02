// @vitest-environment jsdom
import { expect, test } from "vitest";
import { createTestCartStore } from "../testing/create-test-stores.ts";
import { dispatch, dispatchChanges } from "./dispatch-changes.ts";

/** The events that a page receives at its document, from any shadow root. */
function listen(name: string) {
  const heard: unknown[] = [];
  document.addEventListener(name, (event) => heard.push((event as CustomEvent).detail));
  return heard;
}

test("an event rises out of a shadow root to the page, which may refuse it", () => {
  const heard = listen("shop:checkout");
  const inner = document.createElement("div").attachShadow({ mode: "open" }).appendChild(document.createElement("i"));
  document.body.append((inner.getRootNode() as ShadowRoot).host);
  const detail = { count: 1, totalMinor: 4900, currency: "EUR", lines: [{ name: "Cabinet", quantity: 1 }] } as const;
  expect(dispatch(inner, "shop:checkout", detail)).toBe(true);
  document.addEventListener("shop:checkout", (event) => event.preventDefault(), { once: true });
  expect(dispatch(inner, "shop:checkout", detail)).toBe(false);
  expect(heard).toEqual([detail, detail]);
});

test("every change with a response fires one event on each element, and a failure names its product", async () => {
  const changed = listen("shop:cart-changed");
  const failed = listen("shop:error");
  const { cart } = createTestCartStore();
  const stop = dispatchChanges(cart, () => [document.body]);
  await cart.refresh();
  await cart.add({ name: "faIR Tweed 1x12", isFree: false, isForSale: true });
  await cart.add({ name: "faIR Tweed 1x12", isFree: false, isForSale: true });
  stop();
  const countBefore = changed.length;
  await cart.clear();
  expect(changed).toHaveLength(countBefore);
  expect(changed.at(-1)).toMatchObject({ count: 1, lines: [{ name: "faIR Tweed 1x12", quantity: 1 }] });
  expect(failed).toEqual([{ code: "cart.packAlreadyInCart", product: "faIR Tweed 1x12" }]);
});
