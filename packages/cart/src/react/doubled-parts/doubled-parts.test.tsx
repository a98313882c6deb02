// @vitest-environment jsdom
import { Announcer } from "@shop/ui";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { messages } from "../../messages/index.ts";
import { CartDropdownPanel } from "../cart-panel/cart-dropdown-panel.tsx";
import { CartView } from "../cart-view/cart-view.tsx";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { BUNDLE_AND_PART } from "../stories/story-carts.ts";
import { DoubledParts } from "./doubled-parts.tsx";

afterEach(cleanup);

const WORDS = "Sidechain Lab is already in Mixing Bundle: remove it and save 52.96€.";

test.each([
  ["the dropdown", <CartDropdownPanel key="dropdown" />],
  ["the page", <CartView key="page" />],
])("[CART-09] %s says that a part is in a bundle too, and what removing it saves", async (_where, part) => {
  await renderInWorld(part, { products: BUNDLE_AND_PART });
  expect(screen.getByText(WORDS)).toBeTruthy();
  await expectAccessible();
});

test.each([
  ["de", "Sidechain Lab ist schon in Mixing Bundle enthalten: Entfernen spart 52,96 €.", "Sidechain Lab entfernen"],
  ["ja", "Sidechain LabはMixing Bundleに含まれています。1点削除すると€52.96お得です。", "Sidechain Labを削除する"],
] as const)("[CART-09] it is said in %s", async (locale, words, key) => {
  await renderInWorld(<DoubledParts />, { products: BUNDLE_AND_PART, messages: messages[locale], locale });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole("button", { name: key })).toBeTruthy();
});

test("[CART-09] once the part is removed, nothing is said", async () => {
  const { cart } = await renderInWorld(<DoubledParts />, { products: BUNDLE_AND_PART });
  await act(async () => void (await cart.remove("Sidechain Lab")));
  expect(screen.queryByText(WORDS)).toBeNull();
});

test("[CART-09] its button removes so many, and undo restores them", async () => {
  const { cart, gateway } = await renderInWorld(<DoubledParts />, { products: BUNDLE_AND_PART });
  await userEvent.click(screen.getByRole("button", { name: "Remove Sidechain Lab" }));
  await act(() => cart.settled());
  expect(gateway.calls.at(-1)).toBe("remove Sidechain Lab 1");
  expect(screen.queryByText(WORDS)).toBeNull();
  await act(async () => void (await cart.undo()));
  expect(screen.getByText(WORDS)).toBeTruthy();
});

test("[CART-09] of several seats its button names how many are too many", async () => {
  const { cart, gateway } = await renderInWorld(<DoubledParts />, {
    products: [
      { name: "Mixing Bundle", quantity: 1 },
      { name: "Sidechain Lab", quantity: 2 },
    ],
  });
  await userEvent.click(screen.getByRole("button", { name: "Remove 1 seat: Sidechain Lab" }));
  await act(() => cart.settled());
  expect(gateway.calls.at(-1)).toBe("remove Sidechain Lab 1");
});

test("[CART-09] [A11Y-06] shown by page and dropdown, it is announced once", async () => {
  const both = (
    <Announcer>
      <DoubledParts />
      <DoubledParts />
    </Announcer>
  );
  await renderInWorld(both, { products: BUNDLE_AND_PART });
  const heard = () => screen.getAllByRole("status").map((region) => region.textContent);
  await waitFor(() => expect(heard()).toContain(WORDS));
  expect(heard().join("")).toBe(WORDS);
});

test("[CART-09] [CART-13] a line of an owned product is named with what removing it saves", async () => {
  // 62.30 and 41.65 with it; 62.30 without.
  await renderInWorld(<DoubledParts ownedNames={new Set(["Ballast"])} />, {
    products: [
      { name: "Sidechain Lab", quantity: 1 },
      { name: "Ballast", quantity: 1 },
    ],
  });
  expect(screen.getByText("You already own Ballast: remove it and save 41.65€.")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Remove/ })).toHaveLength(1);
});

test("[CART-09] of many such lines the first two are named, and the others are behind one line", async () => {
  const names = ["Sidechain Lab", "Ballast", "faIR Greenback 4x12", "faIR Tweed 1x12"];
  await renderInWorld(<DoubledParts ownedNames={new Set(names)} />, {
    products: names.map((name) => ({ name, quantity: 1 })),
  });
  const rest = screen.getByText("2 more that you don't need").closest("details");
  const notes = screen.getAllByText(/^You already own/);
  expect(notes.map((note) => rest?.contains(note))).toEqual([false, false, true, true]);
  expect(rest?.open).toBe(false);
  await expectAccessible();
});
