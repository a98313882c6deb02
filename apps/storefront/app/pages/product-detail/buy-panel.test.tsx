// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { buildProduct, buildWireOwned, buildWireOwnedProduct } from "@shop/catalog/testing";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { BuyPanel } from "./buy-panel.tsx";
import { productDetailTexts } from "./messages/index.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const RELEASE = {
  ...{ id: "v2.1.1", version: "2.1.1", date: "2026-10-06", day: "6 October 2026" },
  ...{ changes: ["Rotate of second order."], isEnglish: false },
};
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15";

const BUNDLE = buildWireOwnedProduct({
  name: "Alignment Bundle",
  type: "bundle",
  url: "/products/alignment-bundle",
  slug: "alignment-bundle",
  licenses: [{ id: "licence-9", url: "/licences/9", date_added: "2026-01-02T10:00:00Z", key: "BUND-7K2Q-91XD" }],
  downloads: [],
  included_products: ["faMicAlign"],
});

/** The panel of a product for a customer who owns it, or doesn't. */
async function renderPanel(isOwned: boolean, name = "faMicAlign") {
  const shop = createTestServices();
  const owned = isOwned ? { plugin: [buildWireOwnedProduct()], bundle: [BUNDLE] } : {};
  shop.environment.host.reply("getOwnedProducts", valid(buildWireOwned(owned)));
  await import("./owned-panel.tsx");
  await renderWithServices(
    <BuyPanel
      product={{ ...buildProduct(), name }}
      campaignNotes={{}}
      accountNotes={{ EUR: "With an account: 41.65€.", USD: "", JPY: "" }}
      versions={{ releases: [RELEASE], files: [] }}
      texts={productDetailTexts.en}
    />,
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
  // The visitor's system is unknown: no file comes first, so there are no others.
  expect(panel.queryByText("Other files")).toBeNull();
  expect(screen.queryByRole("button", { name: "Add to cart" })).toBeNull();
  await expectAccessible();
});

test("[CAT-07] an owner sees the owned and the current version, the changes, and the file for the own system first", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(MAC);
  await renderPanel(true);
  const panel = within(screen.getByRole("region", { name: "You own this" }));
  expect(panel.getByText("You have").nextElementSibling?.textContent).toBe("not downloaded yet");
  expect(panel.getByText("Current").nextElementSibling?.textContent).toContain("2.1.16 October 202614 MB");
  expect(panel.getByRole("link", { name: "What changed" }).getAttribute("href")).toBe("#v2.1.1");
  expect(panel.getByRole("link", { name: "Download: macOS" })).toBeTruthy();
  const other = panel.getByRole("link", { name: /^Download famicalign.*win/i });
  expect(other.closest("details")?.open).toBe(false);
  expect(panel.getByRole("button", { name: "Copy the licence key of faMicAlign" })).toBeTruthy();
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

test("[CAT-07] an owned bundle lists its parts in a line each, with the file for the own system, and the key behind the part's name", async () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(MAC);
  await renderPanel(true, BUNDLE.name);
  const panel = within(screen.getByRole("region", { name: "You own this" }));
  const [part] = panel.getAllByRole("listitem");
  expect(part?.querySelector("summary")?.textContent).toBe("faMicAlign");
  expect(part?.querySelector("details")?.open).toBe(false);
  expect(panel.getByRole("link", { name: "Download: faMicAlign, macOS" })).toBeTruthy();
  expect(within(part as HTMLElement).getByText("FAMA-7K2Q-91XD")).toBeTruthy();
  expect(panel.getByText("BUND-7K2Q-91XD")).toBeTruthy();
  await expectAccessible();
});
