// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { buildProduct, buildWireOwned, buildWireOwnedProduct } from "@shop/catalog/testing";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import type { ComparedProduct } from "./compare.server.ts";
import { ComparedTable } from "./compared-table.tsx";
import { compareTexts } from "./messages/index.ts";

afterEach(cleanup);

const column = (name: string): ComparedProduct => ({
  product: { ...buildProduct({ name }) },
  ...{ path: `/products/plugins/${name.toLowerCase()}`, without: "/compare", nearest: null, curve: null, sound: null },
});

/** The table of faMicAlign, which the customer owns, and faPhaseScope, which nobody does. */
async function renderTable({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  const shop = createTestServices();
  shop.environment.host.reply("getOwnedProducts", valid(buildWireOwned({ plugin: [buildWireOwnedProduct()] })));
  const products = [column("faMicAlign"), column("faPhaseScope")];
  const texts = compareTexts.en;
  const comparison = {
    head: [],
    texts,
    title: "",
    heading: "",
    notes: [],
    products,
    rows: [],
    chosen: "",
    offers: [],
    pairs: [],
  };
  await renderWithServices(<ComparedTable comparison={comparison} />, { shop, isLoggedIn });
  await act(() => shop.settle());
}

test("[CAT-10] [CAT-06] what a customer owns leads to its files, and only the other product is offered", async () => {
  await renderTable({ isLoggedIn: true });
  const files = screen.getByRole("link", { name: "Owned: see your files" });
  expect(files.getAttribute("href")).toBe("/products/plugins/famicalign");
  expect(screen.getAllByRole("button", { name: "Add to cart" })).toHaveLength(1);
  await expectAccessible();
});

test("[CAT-10] a customer isn't invited to sign up: the price is already their own", async () => {
  await renderTable({ isLoggedIn: true });
  expect(screen.queryByText(/New here\?/)).toBeNull();
  expect(screen.getAllByText("In your price already")).toHaveLength(2);
});

test("[CAT-10] a visitor reads what the products cost with an account, and can buy both", async () => {
  await renderTable({ isLoggedIn: false });
  expect(screen.getAllByText(/New here\?/).length).toBeGreaterThan(0);
  expect(screen.getAllByRole("button", { name: "Add to cart" })).toHaveLength(2);
});
