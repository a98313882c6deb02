// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { buildOwned, buildOwnedProduct, buildWireOwned, buildWireOwnedProduct } from "@shop/catalog/testing";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { accountTexts } from "../account/account.server.ts";
import { accountRail } from "../account/account-rail.server.ts";
import type { AccountPartData } from "./account-part.server.ts";
import { AccountPartPage } from "./account-part-page.tsx";
import { toUpdatesView } from "./updates-view.server.ts";

afterEach(cleanup);

async function renderPart(given: Partial<AccountPartData>, path = "/account/part") {
  const page: AccountPartData = {
    ...accountTexts("en"),
    part: "profile",
    isLoginNeeded: false,
    product: null,
    waitingEmail: null,
    desk: null,
    updates: null,
    target: { system: "mac" },
    rail: null,
    ...given,
  };
  const shop = createTestServices();
  await renderWithServices(<AccountPartPage {...page} />, { shop, isLoggedIn: !page.isLoginNeeded, path });
  await act(async () => {
    await import("./form-part.tsx");
    await import("./desk-licence-part.tsx");
    await shop.services.account.load();
    await shop.settle();
  });
  return shop;
}

test.each([
  ["password", "Current password"],
  ["email", "New email"],
  ["redeem", "Redeem code"],
] as const)("[ROUTE-09] /account/%s shows the part of its dialog as a page, with its '%s'", async (part, field) => {
  await renderPart({ part });
  expect(await screen.findByLabelText(field)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("link", { name: "Back to your account" }).getAttribute("href")).toBe("/account");
  await expectAccessible();
});

test("[ACCT-05] a redeemed code shows what it gave: with its key, and the download for this system", async () => {
  const shop = await renderPart({ part: "redeem" });
  const { host } = shop.environment;
  host.reply("redeemProduct", valid({ csrf_token: "t" }), valid({ products: ["faMicAlign"] }));
  host.reply("getOwnedProducts", valid(buildWireOwned({ plugin: [buildWireOwnedProduct()] })));
  await userEvent.type(await screen.findByLabelText("Redeem code"), "ABCDE12345FGHIJ67890KLMNO");
  await userEvent.click(screen.getByRole("button", { name: "Redeem code" }));
  await act(() => shop.settle());
  const card = within(await screen.findByRole("article", { name: "faMicAlign" }));
  expect(card.getByRole("button", { name: "Copy the licence key of faMicAlign" })).toBeTruthy();
  expect(card.getByRole("link", { name: "Download faMicAlign for macOS" }).getAttribute("href")).toBe("/download/mac");
});

test("[ROUTE-09] beside a setting are the others, and the one that is open is marked; a place of the rail has none", async () => {
  await renderPart({ part: "newsletter", rail: accountRail(null, "en") });
  const others = within(screen.getByRole("navigation", { name: "Your settings" }));
  expect(others.getAllByRole("link")).toHaveLength(10);
  expect(others.getByRole("link", { current: "page" }).textContent).toBe("Newsletter");
  cleanup();
  await renderPart({ part: "licences", rail: accountRail(null, "en") });
  expect(screen.queryByRole("navigation", { name: "Your settings" })).toBeNull();
});

test("[ACCT-06] a customer who has confirmed the deletion on its page is logged out at once, and can still read until when", async () => {
  const shop = await renderPart({ part: "delete" });
  const { host } = shop.environment;
  host.reply("initiateAccountDeletion", { body: { success: true, request_id: "request-1" } });
  host.reply("confirmAccountDeletion", { body: { success: true, due_at: "2026-01-29T12:00:00Z" } });
  await userEvent.click(await screen.findByLabelText(/^I understand/));
  await userEvent.click(screen.getByRole("button", { name: "Send PIN" }));
  await act(() => shop.settle());
  await userEvent.type(await screen.findByRole("textbox", { name: "PIN" }), "12345678");
  await userEvent.click(screen.getByRole("button", { name: "Delete account" }));
  await act(() => shop.settle());
  expect(screen.queryByText("Only fewer emails")).toBeNull();
  expect(screen.getByText("Your account will be deleted on 29 January 2026.")).toBeTruthy();
  expect(shop.services.auth.getState().status).toBe("visitor");
  // A login cancels the deletion: the page is loaded again.
  await act(async () => {
    await shop.services.auth.refresh();
    await shop.settle();
  });
  expect(screen.queryByText(/^Your account will be deleted/)).toBeNull();
});

test("a visitor is asked to log in, in the place of the part", async () => {
  await renderPart({ isLoginNeeded: true });
  expect(screen.getByRole("button", { name: "Log in or sign up" })).toBeTruthy();
  expect(screen.queryByLabelText("First name")).toBeNull();
});

test("where a change of the address waits, its page first offers to cancel that", async () => {
  await renderPart({ part: "email", waitingEmail: "From 18 January 2026 on it is new@mail.example." });
  expect(screen.getByText("From 18 January 2026 on it is new@mail.example.")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Cancel email change" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Change to another address" })).toBeTruthy();
});

test("a page that a mailed link leads to says so where there was no link", async () => {
  await renderPart({ part: "confirm-newsletter" });
  expect(await screen.findByText(/link is not valid/)).toBeTruthy();
});

test("[ACCT-07] beside the button that cancels a change of the address is what it does, and what to do otherwise", async () => {
  await renderPart({ part: "revoke-email" });
  const aside = within(screen.getByRole("complementary"));
  expect(aside.getAllByRole("listitem")).toHaveLength(3);
  expect(aside.getByText(/^Do nothing\. The new address applies on the day/)).toBeTruthy();
  await expectAccessible();
});

test("[CAT-06] an owned product's own page lists its licences and files", async () => {
  await renderPart({ part: "owned", product: buildOwnedProduct() });
  expect(screen.getByRole("heading", { level: 1, name: "faMicAlign" })).toBeTruthy();
  expect(screen.getByRole("article", { name: "faMicAlign" }).textContent).toContain("FAMA-7K2Q-91XD");
});

test("the customer's data can be downloaded as a file", async () => {
  await renderPart({ part: "data" });
  expect(screen.getByRole("link", { name: "Download your data" }).getAttribute("href")).toBe("/files/my-data");
});

const LICENCE = {
  id: "licence-1",
  product: "faMicAlign",
  picture: { dark: "/media/dark.svg", light: "/media/light.svg", alt: "", width: 190, height: 120 },
  key: "AAAA-BBBB",
  isTransferable: true,
  devices: [
    {
      id: "device-1",
      deviceName: "Studio Mac",
      platform: "mac" as const,
      pluginVersion: "2.1.0",
      lastSeenAt: "2026-01-10T12:00:00Z",
    },
  ],
};

test("[ACCT-01] the licence desk lists every plugin licence with its drawing and how many devices use it", async () => {
  await renderPart({ part: "licences", desk: { licences: [LICENCE], services: 0 } });
  const link = screen.getByRole("link", { name: "faMicAlign" });
  expect(link.getAttribute("href")).toBe("/account/licences?licence=licence-1");
  expect(link.closest("li")?.textContent).toContain("1 of 5 devices");
  expect(link.closest("li")?.querySelectorAll(".shop-places > [data-taken]")).toHaveLength(1);
  expect(screen.getByRole("heading", { name: "5 places" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "To the licence transfer service" }).getAttribute("href")).toBe(
    "/products/licence-transfer",
  );
  expect(link.closest("li")?.querySelector(".shop-cover img, .shop-cover source")).not.toBeNull();
});

test("[ACCT-11] one licence of the desk shows its devices, and without a bought service the way to one", async () => {
  await renderPart(
    { part: "licences", desk: { licences: [LICENCE], services: 0 } },
    "/account/licences?licence=licence-1",
  );
  expect(await screen.findByText("Studio Mac")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Transfer this licence" })).toBeTruthy();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toContain("/products/licence-transfer");
  await expectAccessible();
});

test("[ACCT-11] a transferred licence shows at once that it was transferred, without its key and its devices", async () => {
  const shop = await renderPart(
    { part: "licences", desk: { licences: [LICENCE], services: 1 } },
    "/account/licences?licence=licence-1",
  );
  shop.environment.host.reply("transferLicence", valid({}));
  await userEvent.type(await screen.findByLabelText("Email address of the recipient"), "grace@mail.example");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(screen.getByText("Studio Mac")).toBeTruthy();
  expect(screen.getByText("AAAA-BBBB")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Transfer licence" }));
  await act(() => shop.settle());
  expect(screen.getByText(/^The licence of faMicAlign is on its way to grace@mail.example/)).toBeTruthy();
  expect(screen.getByText("Transferred. Its key is no longer valid.")).toBeTruthy();
  expect(screen.queryByText("AAAA-BBBB")).toBeNull();
  expect(screen.queryByText("Studio Mac")).toBeNull();
});

const UPDATED = ["faMicAlign", "faTrackAlign"].map((name) => {
  const [, mac] = buildWireOwnedProduct().downloads;
  if (!mac) throw new Error("The owned plugin has a file for macOS.");
  const url = `/download/${name}`;
  return buildWireOwnedProduct({
    name,
    slug: name.toLowerCase(),
    downloads: [{ ...mac, url, downloaded_version: "2.0.0", has_update: true }],
  });
});

function updatesPage(): Partial<AccountPartData> {
  const wire = buildWireOwned({ plugin: UPDATED });
  const asked = { system: "mac", userAgent: "", locale: "en", products: [], changelogs: new Map() } as const;
  const updates = toUpdatesView(buildOwned({ plugin: UPDATED }), asked);
  return { part: "updates", rail: accountRail(wire, "en"), updates };
}

test("[ACCT-01] the rail leads to every place of the account, marks the current one and counts the updates", async () => {
  await renderPart(updatesPage(), "/account/updates");
  const links = within(screen.getByRole("navigation", { name: "Your account" })).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
    ["/account", null],
    ["/account/updates", "page"],
    ["/account/orders", null],
    ["/account/licences", null],
    ["/account#account-settings", null],
  ]);
  expect(links[1]?.textContent).toBe("Updates2, 2 updates");
  await expectAccessible();
});

test("[ACCT-01] 'Download all' presses the link of each update, in turn", async () => {
  await renderPart(updatesPage(), "/account/updates");
  const pressed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function press(this: HTMLAnchorElement) {
    pressed.push(this.getAttribute("href") ?? "");
  });
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole("button", { name: "Download all for macOS" }));
  vi.advanceTimersByTime(0);
  expect(pressed).toEqual(["/download/faMicAlign"]);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(pressed).toEqual(["/download/faMicAlign", "/download/faTrackAlign"]);
});
