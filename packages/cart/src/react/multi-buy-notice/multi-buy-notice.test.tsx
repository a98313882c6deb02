// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { FULL_LINE } from "../stories/story-carts.ts";
import { MultiBuyNotice } from "./multi-buy-notice.tsx";

afterEach(cleanup);

const RULE = "Add one more item and get 15% off the second and every additional one.";

test("the notice says what one more item saves, in money, and its key adds it", async () => {
  const { gateway } = await renderInWorld(<MultiBuyNotice />, { products: [{ name: "Ballast", quantity: 1 }] });
  expect(screen.getByText(RULE)).toBeTruthy();
  expect(screen.getByText("Another Ballast adds 41.65€ and saves you 7.35€.")).toBeTruthy();
  await expectAccessible();
  await userEvent.click(screen.getByRole("button", { name: "Add another Ballast" }));
  expect(gateway.calls.at(-1)).toBe("add Ballast 1");
});

test.each([
  ["a full line", FULL_LINE],
  ["one pack", [{ name: "faIR Tweed 1x12", quantity: 1 }]],
])(
  "[CART-09] with %s the notice names no line, and is there: one more of anything else earns the discount",
  async (_what, products) => {
    await renderInWorld(<MultiBuyNotice />, { products });
    expect(document.body.textContent).toBe(RULE);
    expect(screen.queryByRole("button")).toBeNull();
    await expectAccessible();
  },
);

test("[CART-09] the notice names nothing that is owned: the next best line takes its place", async () => {
  const products = [
    { name: "Ballast", quantity: 1 },
    { name: "Sidechain Lab", quantity: 1 },
  ];
  await renderInWorld(<MultiBuyNotice ownedNames={new Set(["Sidechain Lab"])} />, { products });
  expect(screen.getByRole("button", { name: "Add another Ballast" })).toBeTruthy();
  cleanup();
  await renderInWorld(<MultiBuyNotice ownedNames={new Set(["Sidechain Lab", "Ballast"])} />, { products });
  expect(document.body.textContent).toBe(RULE);
});

test("[CART-09] there is no notice for an empty cart", async () => {
  await renderInWorld(<MultiBuyNotice />, { products: [] });
  expect(screen.queryByText(RULE)).toBeNull();
});
