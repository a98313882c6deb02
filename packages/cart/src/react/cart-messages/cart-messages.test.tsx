// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { findOnShelf } from "../../testing/shelf.ts";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { FULL_CART } from "../stories/story-world.tsx";
import { UndoButton } from "../undo-button/undo-button.tsx";
import { CartMessages } from "./cart-messages.tsx";

afterEach(cleanup);

const BALLAST = findOnShelf("Ballast");

test.each([
  ["after adding", 45_000, "Ballast is in your cart.", "add"],
  ["after removing", 15_000, "Ballast was taken out of your cart.", "remove"],
  ["for all others", 5000, "No previous action to undo", "undo"],
] as const)("the pop-up %s stays %i ms", async (_when, stayMs, words, act_) => {
  const { cart, clock } = await renderInWorld(<CartMessages />, { products: [{ name: "Ballast", quantity: 1 }] });
  await act(async () => {
    if (act_ === "add") await cart.add(BALLAST);
    if (act_ === "remove") await cart.remove("Ballast");
    if (act_ === "undo") await cart.undo();
  });
  expect(screen.getByText(words)).toBeTruthy();
  await act(() => clock.advanceAsync(stayMs - 1));
  expect(screen.getByText(words)).toBeTruthy();
  await act(() => clock.advanceAsync(1));
  expect(screen.queryByText(words)).toBeNull();
});

test("[CART-07] Undo in the pop-up after removing puts it back", async () => {
  const { cart } = await renderInWorld(<CartMessages />, { products: FULL_CART });
  await act(async () => void (await cart.remove("Ballast")));
  await expectAccessible();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(cart.getState().products.map((line) => line.name)).toContain("Ballast");
  expect(screen.queryByText("Ballast was taken out of your cart.")).toBeNull();
  expect(screen.getByText("Your last change was taken back.")).toBeTruthy();
});

test("Undo stays reachable after its pop-up has gone", async () => {
  const { cart, clock } = await renderInWorld(
    <>
      <CartMessages />
      <UndoButton />
    </>,
    { products: FULL_CART },
  );
  expect(screen.queryByRole("button", { name: "Undo last change" })).toBeNull();
  await act(async () => void (await cart.remove("Ballast")));
  await act(() => clock.advanceAsync(60_000));
  expect(screen.queryByText("Ballast was taken out of your cart.")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Undo last change" }));
  expect(cart.getState().products.map((line) => line.name)).toContain("Ballast");
});

test("the pop-up after adding leads to the cart where the host can", async () => {
  let views = 0;
  const { cart } = await renderInWorld(<CartMessages onViewCart={() => (views += 1)} />);
  await act(async () => void (await cart.add(BALLAST)));
  await userEvent.click(screen.getByRole("button", { name: "View cart" }));
  expect(views).toBe(1);
});
