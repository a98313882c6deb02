// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { messages } from "../../messages/index.ts";
import { CartDropdownPanel } from "../cart-panel/cart-dropdown-panel.tsx";
import { CartView } from "../cart-view/cart-view.tsx";
import { expectAccessible } from "../stories/expect-accessible.ts";
import { renderInWorld } from "../stories/render-in-world.tsx";
import { BUNDLE_AND_PART } from "../stories/story-carts.ts";
import { DoubledParts } from "./doubled-parts.tsx";

afterEach(cleanup);

const WORDS = "Mixing Bundle already contains Sidechain Lab. Removing 1 × Sidechain Lab saves 52.96€.";

test.each([
  ["the dropdown", <CartDropdownPanel key="dropdown" />],
  ["the page", <CartView key="page" />],
])("[CART-09] %s says that a part is in a bundle too, and what removing it saves", async (_where, part) => {
  await renderInWorld(part, { products: BUNDLE_AND_PART });
  expect(screen.getByText(WORDS)).toBeTruthy();
  await expectAccessible();
});

test.each([
  ["de", "Mixing Bundle enthält Sidechain Lab schon. Ohne 1 × Sidechain Lab sparen Sie 52.96€."],
  ["ja", "Mixing BundleにはSidechain Labが含まれています。 Sidechain Labを1点取り除くと52.96€お得です。"],
] as const)("[CART-09] it is said in %s", async (locale, words) => {
  await renderInWorld(<DoubledParts />, { products: BUNDLE_AND_PART, messages: messages[locale] });
  expect(document.body.textContent).toBe(words);
});

test("[CART-09] once the part is removed, nothing is said", async () => {
  const { cart } = await renderInWorld(<DoubledParts />, { products: BUNDLE_AND_PART });
  await act(async () => void (await cart.remove("Sidechain Lab")));
  expect(screen.queryByText(WORDS)).toBeNull();
});
