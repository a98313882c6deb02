// @vitest-environment jsdom
import { refused, valid } from "@shop/api-client/testing";
import { buildWireUser } from "@shop/auth-ui/testing";
import { buildProduct, buildWireOwned, buildWireOwnedPack, buildWireOwnedProduct } from "@shop/catalog/testing";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { ServicesContext } from "../../composition/services-context.ts";
import { english } from "../../messages/english.ts";
import { LanguageContext } from "../../messages/use-texts.ts";
import { buildAccountData } from "../../testing/build-account-data.ts";
import { createTestServices } from "../../testing/create-test-services.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { raisedEvents } from "../../testing/raised-events.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { AccountPage } from "./account-page.tsx";
import { OwnedRows } from "./owned-rows.tsx";

afterEach(cleanup);

const MIC_ALIGN = buildWireOwnedProduct({ can_be_rated: true, manual_url: "/media/manual.pdf" });

async function renderAccount(given: Parameters<typeof buildAccountData>[0] = {}) {
  return renderWithServices(<AccountPage {...buildAccountData(given)} />, { isLoggedIn: true, path: "/account" });
}

test("[ACCT-01] a visitor is invited to log in, by a press", async () => {
  const page = { ...buildAccountData(), account: null };
  const { services } = await renderWithServices(<AccountPage {...page} />);
  expect(screen.getByRole("heading", { name: "Log in to see your licences and downloads" })).toBeTruthy();
  await expectAccessible();
  await userEvent.click(screen.getByRole("button", { name: "Log in or sign up" }));
  expect(services.modal.getState()).toEqual({ type: "login", message: { reason: "account" } });
});

test("[ACCT-01] the server's own rendering shows whose account it is and what is in it, before any script has run", async () => {
  const owned = buildWireOwned({ plugin: [MIC_ALIGN], samplepack: [buildWireOwnedPack()] });
  await renderWithServices(<AccountPage {...buildAccountData({ owned })} />, { isConnected: false, path: "/account" });
  const row = within(screen.getByRole("list", { name: "Plugins" })).getByRole("listitem");
  const links = within(row).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("aria-label") ?? link.textContent, link.getAttribute("href")])).toEqual(
    [
      ["faMicAlign", "/account/owned?product=famicalign"],
      ["Download faMicAlign for Windows", "/download/win"],
    ],
  );
  expect(screen.getByText("ada@example.com")).toBeTruthy();
  await expectAccessible();
});

test("[ACCT-01] the entries lead to password, name, e-mail, newsletter, redeem and delete, each with its dialog", async () => {
  const { services } = await renderAccount();
  const entries = within(screen.getByRole("navigation", { name: "Your settings" }));
  const opened: string[] = [];
  for (const name of ["Password", "Name", "Email address", "Newsletter", "Redeem a code", "Delete the account"]) {
    await userEvent.click(entries.getByRole("link", { name }));
    opened.push(services.modal.getState().type);
  }
  expect(opened).toEqual(["password", "profile", "change", "newsletter", "redeem", "delete"]);
  expect(entries.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    ["orders", "redeem", "licences", "profile", "password", "email", "newsletter", "sessions", "data", "delete"].map(
      (page) => `/account/${page}`,
    ),
  );
});

test("[CAT-07] a download from the account opens the dialog that thanks for it, with the very link", async () => {
  const { services } = await renderAccount({ owned: buildWireOwned({ plugin: [MIC_ALIGN] }) });
  const link = screen.getByRole("link", { name: "Download faMicAlign for Windows" });
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(services.modal.getState()).toMatchObject({
    type: "download",
    message: { download: { productName: "faMicAlign", url: "/download/win" } },
  });
});

test("a product that can be rated is rated from its card, with the earlier rating", async () => {
  const own_rating = { stars: 4, comment: "Good" };
  const owned = buildWireOwned({ plugin: [{ ...MIC_ALIGN, own_rating }] });
  const { services } = await renderAccount({ owned });
  await userEvent.click(screen.getByRole("link", { name: "faMicAlign" }));
  await userEvent.click(screen.getByRole("link", { name: "Change your rating of faMicAlign" }));
  expect(services.modal.getState().message).toEqual({ rating: { product: "faMicAlign", before: own_rating } });
});

test("[CAT-08] a free product is offered by a form of its own; without a needed subscription the way to it is in its place", async () => {
  const free = buildProduct({ name: "faGain", price: { EUR: 0, USD: 0, JPY: 0 } });
  const subscribed = buildWireUser({ newsletterSettings: 1 });
  await renderAccount({ products: [free], user: subscribed });
  const form = screen.getByRole("button", { name: "Get faGain" }).closest("form");
  expect(form?.method).toBe("post");
  expect(form?.querySelector("input")?.value).toBe("faGain");
  await expectAccessible();
  cleanup();
  await renderAccount({ products: [free] });
  expect(screen.queryByRole("button", { name: "Get faGain" })).toBeNull();
  expect(screen.getByRole("link", { name: "Subscribe to the newsletter" }).getAttribute("href")).toBe(
    "/account/newsletter",
  );
});

test("a customer who owns nothing is led to the shop", async () => {
  await renderAccount();
  expect(screen.getByRole("heading", { name: "Nothing here yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the shop" }).getAttribute("href")).toBe("/shop");
  await expectAccessible();
});

test("where the owned products can't be loaded, the page says that nothing is lost", async () => {
  await renderAccount({ owned: null });
  expect(screen.getByRole("heading", { name: "Your products could not be loaded" })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("Nothing is lost: your licences are kept on our side.");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  await expectAccessible();
});

const PLUGINS = Array.from({ length: 20 }, (_, index) =>
  buildWireOwnedProduct({ name: `Plugin ${index}`, slug: `plugin-${index}` }),
);
const MANY = buildWireOwned({
  plugin: [...PLUGINS, buildWireOwnedProduct({ name: "faMicAlign", slug: "famicalign" })],
});

async function renderMany(...answers: Parameters<typeof valid>[0][]) {
  const shop = createTestServices();
  const replies = answers.map((one) => (one === "refused" ? refused("api.loginRequired") : valid(one)));
  shop.environment.host.reply("getOwnedProducts", ...replies);
  return renderWithServices(<AccountPage {...buildAccountData({ owned: MANY })} />, {
    shop,
    isLoggedIn: true,
    path: "/account",
  });
}
const rowsShown = () =>
  within(screen.getByRole("list", { name: "Plugins" })).getAllByRole("link", { name: /^(Plugin|faMicAlign)/ });

test("[ACCT-01] of many products the page lists rows, which the search thins out as one types, and says how many are left", async () => {
  await renderMany(MANY);
  expect(rowsShown()).toHaveLength(21);
  expect(screen.queryAllByRole("article")).toEqual([]);
  await userEvent.type(screen.getByRole("searchbox", { name: /Find a product/ }), "micalign");
  expect(rowsShown().map(({ textContent }) => textContent)).toEqual(["faMicAlign"]);
  expect(screen.getByText(`1 of 21 products`).getAttribute("aria-live")).toBe("polite");
  await expectAccessible();
  await userEvent.type(screen.getByRole("searchbox"), "xyz");
  expect(screen.getByRole("heading", { name: "You own nothing by that name." })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show everything" }));
  expect(rowsShown()).toHaveLength(21);
});

test("[TRACK-06] a search is an event once nothing was typed for a second; a licence key never is", async () => {
  const { page, environment } = await renderMany(MANY);
  const raised = raisedEvents(page.events);
  const field = screen.getByRole("searchbox", { name: /Find a product/ });
  await userEvent.type(field, "micalign");
  await act(() => environment.clock.advanceAsync(999));
  expect(raised()).toEqual([]);
  await act(() => environment.clock.advanceAsync(1));
  expect(raised()).toEqual([["search", { term: "micalign" }]]);
  await userEvent.clear(field);
  await userEvent.type(field, "FAMA-7K2Q");
  await act(() => environment.clock.advanceAsync(1_000));
  expect(raised()).toHaveLength(1);
});

test("[A11Y-02] the rows are one stop of the Tab key; the arrow keys, Home and End move in them, and Enter opens one", async () => {
  const { environment } = await renderMany(MANY);
  const [first, second] = rowsShown();
  const last = rowsShown().at(-1);
  if (!first || !second || !last) throw new Error("there are rows");
  const stops = () => rowsShown().filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([first]);
  act(() => first.focus());
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(second);
  expect(stops()).toEqual([second]);
  await userEvent.keyboard("{End}");
  expect(document.activeElement).toBe(last);
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(last);
  await userEvent.keyboard("{Home}{Enter}");
  expect(first.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("article", { name: "Plugin 0" }).textContent).toContain("FAMA-7K2Q-91XD");
  expect(environment.host.requestsOf("getOwnedProducts")).toHaveLength(1);
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("article")).toBeNull();
});

test("a row whose details can't be loaded says so, and another try loads them", async () => {
  const shop = await renderMany("refused", MANY);
  const [row] = rowsShown();
  if (!row) throw new Error("there are rows");
  fireEvent.click(row);
  expect(screen.getByText("This product could not be loaded.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(shop.settle);
  expect(screen.getByRole("article", { name: "Plugin 0" })).toBeTruthy();
});

test("without scripts a row leads to the page that shows its product alone", async () => {
  await renderWithServices(<AccountPage {...buildAccountData({ owned: MANY })} />, { isConnected: false });
  const [row] = rowsShown();
  expect(row?.getAttribute("href")).toBe("/account/owned?product=plugin-0");
});

test("in the server's markup every row is a stop of the Tab key: without scripts there are no arrow keys", () => {
  const rows = buildAccountData({ owned: MANY }).account?.groups?.[0]?.rows ?? [];
  const { page } = createTestServices();
  const Component = () => (
    <LanguageContext.Provider value={english}>
      <ServicesContext.Provider value={page}>
        <OwnedRows
          title="Plugins"
          rows={rows}
          isOneStop
          isHandheld={false}
          text={(key) => key}
          deskText={(key) => key}
        />
      </ServicesContext.Provider>
    </LanguageContext.Provider>
  );
  const Routes = createRoutesStub([{ path: "/", Component }]);
  const markup = renderToString(<Routes />);
  expect(markup.match(/<a [^>]*data-row/g)).toHaveLength(21);
  expect(markup).not.toContain("tabindex");
});
