// @vitest-environment jsdom
import { refused, valid } from "@shop/api-client/testing";
import { buildWireOwned, buildWireOwnedPack, buildWireOwnedProduct } from "@shop/catalog/testing";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { createTestServices } from "../testing/create-test-services.ts";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { AccountLoading } from "./account-loading.tsx";
import { AccountPage } from "./account-page.tsx";

afterEach(cleanup);

const OWNED = buildWireOwned({ plugin: [buildWireOwnedProduct()], samplepack: [buildWireOwnedPack()] });

async function renderAccount(...owned: Parameters<typeof valid>[0][]) {
  const shop = createTestServices();
  shop.environment.host.reply(
    "getOwnedProducts",
    ...owned.map((one) => (one === "refused" ? refused("api.loginRequired") : valid(one))),
  );
  return renderWithServices(<AccountPage />, { shop, isLoggedIn: true, path: "/account" });
}

test("as the server rendered it, the page knows nobody: it shows neither an invitation nor licences", async () => {
  await renderWithServices(<AccountLoading />, { isConnected: false });
  expect(screen.getAllByText("Looking up your licences")).not.toHaveLength(0);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a visitor is invited to log in, by a press", async () => {
  const { services } = await renderWithServices(<AccountPage />);
  expect(screen.getByRole("heading", { name: "Log in to see your licences and downloads" })).toBeTruthy();
  await expectAccessible();
  await userEvent.click(screen.getByRole("button", { name: "Log in or sign up" }));
  expect(services.modal.getState()).toEqual({ type: "login", message: { reason: "account" } });
});

test("a customer sees what they own, grouped, with key and downloads", async () => {
  await renderAccount(OWNED);
  const groups = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(groups).toEqual(["Plugins", "Sample packs"]);
  const card = screen.getByRole("article", { name: "faMicAlign" });
  expect(card.textContent).toContain("FAMA-7K2Q-91XD");
  expect(
    within(card)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toContain("/download/win");
  await expectAccessible();
});

test("a customer who owns nothing is led to the shop", async () => {
  await renderAccount(buildWireOwned());
  expect(screen.getByRole("heading", { name: "Nothing here yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the shop" }).getAttribute("href")).toBe("/shop");
  await expectAccessible();
});

test("where the licences can't be had, the page says that nothing is lost, and another try brings them", async () => {
  const shop = await renderAccount("refused", OWNED);
  const alert = screen.getByRole("heading", { name: "Your products could not be loaded" }).closest("[role=alert]");
  expect(alert?.textContent).toContain("Nothing is lost: your licences are kept on our side.");
  await expectAccessible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(shop.settle);
  expect(screen.getByRole("article", { name: "faMicAlign" })).toBeTruthy();
});

test("a later look that fails leaves the licences where they are", async () => {
  const shop = await renderAccount(OWNED, "refused");
  await act(async () => {
    void shop.services.catalog.loadOwned();
    await shop.settle();
  });
  expect(screen.getByRole("article", { name: "faMicAlign" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Your products could not be loaded" })).toBeNull();
});
