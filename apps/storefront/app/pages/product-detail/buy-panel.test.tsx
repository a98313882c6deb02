// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { buildProduct, buildWireOwned, buildWireOwnedProduct } from "@shop/catalog/testing";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { BuyPanel } from "./buy-panel.tsx";
import { productDetailTexts } from "./messages/index.ts";

afterEach(cleanup);

/** The panel of faMicAlign for a customer who owns it, or doesn't. */
async function renderPanel(isOwned: boolean) {
  const shop = createTestServices();
  const plugin = isOwned ? [buildWireOwnedProduct()] : [];
  shop.environment.host.reply("getOwnedProducts", valid(buildWireOwned({ plugin })));
  await import("./owned-panel.tsx");
  await renderWithServices(
    <BuyPanel product={{ ...buildProduct() }} campaignNotes={{}} facts={[]} texts={productDetailTexts.en} />,
    { shop, isLoggedIn: true },
  );
  await act(() => shop.settle());
}

test("[CAT-06] the page of an owned product shows its key, version and downloads, and no button that buys", async () => {
  await renderPanel(true);
  const panel = within(screen.getByRole("region", { name: "You own this" }));
  expect(panel.getByText("FAMA-7K2Q-91XD")).toBeTruthy();
  const files = panel.getByRole("list", { name: "Downloads of faMicAlign" });
  expect(files.textContent).toContain("2.1.0");
  expect(within(files).getAllByRole("link")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Add to cart" })).toBeNull();
  await expectAccessible();
});

test("another licence of an owned product is behind a text link", async () => {
  await renderPanel(true);
  await userEvent.click(screen.getByRole("button", { name: "Buy another licence" }));
  expect(screen.getByRole("button", { name: "Add to cart" })).toBeTruthy();
});

test("a customer who doesn't own the product sees the buttons that buy it, and no licence", async () => {
  await renderPanel(false);
  expect(screen.getByRole("button", { name: "Add to cart" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "You own this" })).toBeNull();
});
