// @vitest-environment jsdom
import { buildProduct, buildWireOwned, buildWireOwnedPack, buildWireOwnedProduct } from "@shop/catalog/testing";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { deskTexts } from "../../desk/messages/index.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { accountPageTexts } from "../account/messages/index.ts";
import type { DownloadsData } from "./downloads.server.ts";
import { DownloadsPage } from "./downloads-page.tsx";
import { toDownloadsView } from "./downloads-view.server.ts";
import { downloadsTexts } from "./messages/index.ts";
import { readChoice } from "./read-choice.ts";

afterEach(cleanup);

const FREE = buildProduct({
  ...{ name: "faGainTrim", slug: "fagaintrim", price: { EUR: 0, USD: 0, JPY: 0 } },
  versions: [{ platform: "win", release_date: "2026-01-02", version: "1.2.0" }],
});
const OWNED = buildWireOwned({ plugin: [buildWireOwnedProduct()], samplepack: [buildWireOwnedPack()] });
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)";

interface Given extends Partial<Pick<DownloadsData, "email" | "isNewsletterNeeded">> {
  readonly userAgent?: string;
  readonly owned?: typeof OWNED | null;
}

async function renderPage({ userAgent = WINDOWS, owned = OWNED, email = "ada@example.com", ...given }: Given = {}) {
  const page: DownloadsData = {
    texts: downloadsTexts.en,
    deskTexts: deskTexts.en,
    accountTexts: accountPageTexts.en,
    email,
    isNewsletterNeeded: false,
    view: toDownloadsView({
      ...{ owned: email === null ? null : owned, products: [FREE], userAgent, locale: "en" },
      choice: readChoice(new URLSearchParams()),
    }),
    ...given,
  };
  return renderWithServices(<DownloadsPage {...page} />, { path: "/downloads", isLoggedIn: email !== null });
}

test("[ROUTE-09] a visitor finds the way to log in and the free plugins; a press on one asks for the login first", async () => {
  const { services } = await renderPage({ email: null });
  expect(screen.getByRole("heading", { name: "Log in to download what you own" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Log in or sign up" })).toBeTruthy();
  const link = screen.getByRole("link", { name: "Download faGainTrim for Windows 1.2.0" });
  expect(link.getAttribute("href")).toBe("/files/products/fagaintrim/win");
  await expectAccessible();
  await userEvent.click(link);
  expect(services.modal.getState()).toEqual({ type: "login", message: { reason: "freeDownload" } });
});

test("[ROUTE-09] a customer has one button a product, the other files and the manual behind it", async () => {
  const { services } = await renderPage();
  const rows = within(screen.getByRole("list", { name: "What you own" })).getAllByRole("listitem");
  const labels = rows.map((row) =>
    within(row)
      .getAllByRole("link", { name: /^Download/ })
      .map((link) => link.textContent),
  );
  expect(labels).toEqual([
    ["Windows", "macOS"],
    ["All formats", "AIF", "Kemper", "S-Gear", "WAV", "Fractal"],
  ]);
  expect(rows[0]?.querySelectorAll("[data-first]")).toHaveLength(1);
  await expectAccessible();
  const link = screen.getByRole("link", { name: "Download faMicAlign for Windows" });
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(services.modal.getState()).toMatchObject({ type: "download", message: { download: { format: "win" } } });
});

test("[ROUTE-09] of many products, the search and the button for all are one group, which wraps as a whole", async () => {
  const plugins = Array.from({ length: 8 }, (_, index) => buildWireOwnedProduct({ name: `Plugin ${index}` }));
  await renderPage({ owned: buildWireOwned({ plugin: plugins }) });
  const group = screen.getByRole("button", { name: "Download all for Windows" }).parentElement;
  expect(group?.contains(screen.getByRole("searchbox"))).toBe(true);
  expect(group?.contains(screen.getByRole("link", { name: "macOS" }))).toBe(false);
});

test("[CAT-08] a free product that the customer doesn't have is claimed by a form; a needed subscription is said in its place", async () => {
  await renderPage();
  const form = screen.getByRole("button", { name: "Get faGainTrim" }).closest("form");
  expect([form?.method, form?.querySelector("input")?.value]).toEqual(["post", "faGainTrim"]);
  cleanup();
  await renderPage({ isNewsletterNeeded: true });
  expect(screen.queryByRole("button", { name: "Get faGainTrim" })).toBeNull();
  expect(screen.getByRole("link", { name: "Subscribe to the newsletter" }).getAttribute("href")).toBe(
    "/account/newsletter",
  );
});

test("[CAT-08] where free products are for subscribers, a visitor reads so below the buttons, before a press", async () => {
  await renderPage({ email: null, isNewsletterNeeded: true });
  expect(screen.getAllByText("Needs a subscription to the newsletter")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Download faGainTrim for Windows 1.2.0" })).toBeTruthy();
  await expectAccessible();
  cleanup();
  await renderPage({ email: null });
  expect(screen.queryByText("Needs a subscription to the newsletter")).toBeNull();
});

test("[ROUTE-09] on a phone the first act sends the link to the account's own address, which the form doesn't contain", async () => {
  await renderPage({ userAgent: PHONE });
  const send = screen.getByRole("button", { name: "Send to my computer" });
  const form = send.closest("form");
  expect(form?.getAttribute("action")).toBe("/downloads");
  expect(Array.from(form?.querySelectorAll("input") ?? [], ({ name, value }) => [name, value])).toEqual([
    ["send", "downloads"],
  ]);
  expect(screen.getByText(/ada@example\.com/)).toBeTruthy();
  expect(document.querySelectorAll("[data-first]")).toHaveLength(0);
});

test("[ROUTE-09] where the owned products can't be loaded the page says so, and a customer who owns nothing is led to the shop", async () => {
  await renderPage({ owned: null });
  expect(screen.getByRole("heading", { name: "Your products could not be loaded" })).toBeTruthy();
  cleanup();
  await renderPage({ owned: buildWireOwned() });
  expect(screen.getByRole("heading", { name: "Nothing to download yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the shop" }).getAttribute("href")).toBe("/shop");
});
