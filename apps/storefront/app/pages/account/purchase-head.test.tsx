// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import type { DownloadTarget } from "@shop/catalog";
import { buildWireOwned, buildWireOwnedProduct } from "@shop/catalog/testing";
import { FAKE_NOW_MS } from "@shop/kernel/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { SiteLink } from "../../shell/site-link.tsx";
import { buildAccountData } from "../../testing/build-account-data.ts";
import { createTestServices } from "../../testing/create-test-services.ts";
import { type RenderOptions, renderWithServices } from "../../testing/render-with-services.tsx";
import { AccountPage } from "./account-page.tsx";

afterEach(cleanup);

const bought = (name: string, ...orderedAs: readonly string[]) =>
  orderedAs.map((ordered_as, index) => ({
    ...{ id: `${name} ${index}`, url: "/licences/1", date_added: new Date(FAKE_NOW_MS - 1000).toISOString() },
    ...{ key: `KEY-${name}-${ordered_as}`, order_id: "o1", ordered_as },
  }));
const GATE = buildWireOwnedProduct({ name: "faGate", licenses: bought("faGate", "faGate") });
const STARTER = buildWireOwned({
  bundle: [
    buildWireOwnedProduct({
      ...{ name: "Starter", type: "bundle", downloads: [], licenses: bought("Starter", "Starter") },
      included_products: ["faMicAlign"],
    }),
  ],
  plugin: [buildWireOwnedProduct({ name: "faMicAlign", licenses: bought("faMicAlign", "faMicAlign", "Starter") })],
});

const LANDING = "/account?source=purchase";

async function land(
  owned: ReturnType<typeof buildWireOwned>,
  target: DownloadTarget = { system: "mac" },
  options: RenderOptions = { path: LANDING },
) {
  const shop = createTestServices();
  shop.services.lastOrder.remember("o1");
  shop.environment.host.reply("getOwnedProducts", valid(owned));
  const data = buildAccountData();
  if (!data.account) throw new Error("The built account is logged in.");
  const page = <AccountPage {...data} account={{ ...data.account, target }} />;
  await renderWithServices(page, { shop, isLoggedIn: true, ...options });
}

test("[PAY-04] the thanks are the page's title, with what was bought below it", async () => {
  await land(STARTER);
  expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    "Thank you. Your purchase is complete.",
  ]);
  expect(screen.getByText("Starter and faMicAlign")).toBeTruthy();
});

test("[A11Y-02] after the payment's window the focus is on the thanks", async () => {
  const cart = { route: "/cart", page: <SiteLink href={LANDING}>Pay</SiteLink> };
  await land(STARTER, undefined, { path: "/cart", route: "/account", other: cart });
  await userEvent.click(screen.getByRole("link", { name: "Pay" }));
  const thanks = await screen.findByRole("heading", { name: "Thank you. Your purchase is complete." });
  await waitFor(() => expect(document.activeElement).toBe(thanks));
});

test("a landing that is the first page of its tab leaves the focus at the start", async () => {
  await land(STARTER);
  expect(document.activeElement).toBe(document.body);
});

test("[PAY-04] a part that was also bought by itself has a place of its own, with its own key", async () => {
  await land(STARTER);
  const keysIn = (element: HTMLElement) => within(element).getAllByText(/^KEY-/);
  const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
  const [bundle, alone] = screen.getAllByRole("article");
  if (!bundle || !alone) throw new Error("Two things were paid for.");
  expect(texts(keysIn(bundle))).toEqual(["KEY-Starter-Starter", "KEY-faMicAlign-Starter"]);
  expect(texts(keysIn(alone))).toEqual(["KEY-faMicAlign-faMicAlign"]);
});

test("[PAY-04] one button downloads all of it for this system", async () => {
  await land(STARTER);
  expect(screen.getByRole("button", { name: "Download all for macOS" })).toBeTruthy();
});

test("[PAY-04] of one product the button is its file", async () => {
  await land(buildWireOwned({ bundle: [], samplepack: [], plugin: [GATE] }));
  const [first] = screen.getAllByRole("link", { name: "Download faGate for macOS" });
  expect([first?.getAttribute("href"), first?.dataset.variant]).toEqual(["/download/mac", "signal"]);
  expect(screen.queryByRole("button", { name: /Download all/ })).toBeNull();
});

test("[PAY-04] on a system that plugins don't run on the button leads to the downloads", async () => {
  await land(STARTER, { system: null });
  expect(screen.getByRole("link", { name: "Go to your downloads" }).getAttribute("href")).toBe("/downloads");
});

test("[PAY-04] on a phone the button sends the link to the computer", async () => {
  await land(STARTER, { system: null, isHandheld: true });
  expect(screen.getByRole("button", { name: "Send to my computer" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Go to your downloads" })).toBeNull();
});

test("[ACCT-01] where the systems have different versions, each is named with its own", async () => {
  await land(buildWireOwned({ bundle: [], samplepack: [], plugin: [GATE] }), { system: null });
  const card = screen.getByRole("article", { name: "faGate" });
  const versions = [...card.querySelectorAll(".desk-head__versions > p")].map(({ textContent }) => textContent);
  expect(versions).toEqual(["Windows 2.1.0", "macOS 2.1.1", "Not downloaded yet"]);
});
