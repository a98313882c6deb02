// @vitest-environment jsdom
import { buildWireOwned, buildWireOwnedProduct } from "@shop/catalog/testing";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { buildAccountData } from "../../testing/build-account-data.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { AccountPage } from "./account-page.tsx";

afterEach(cleanup);

const MIC_ALIGN = buildWireOwnedProduct({ can_be_rated: true, manual_url: "/media/manual.pdf" });

async function renderAccount(given: Parameters<typeof buildAccountData>[0] = {}) {
  return renderWithServices(<AccountPage {...buildAccountData(given)} />, { isLoggedIn: true, path: "/account" });
}

test("[ACCT-01] behind a row are the key, the licence's file, every download and what else can be done", async () => {
  await renderAccount({ owned: buildWireOwned({ plugin: [MIC_ALIGN] }) });
  expect(screen.queryByRole("article")).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "faMicAlign" }));
  const card = screen.getByRole("article", { name: "faMicAlign" });
  expect(card.textContent).toContain("FAMA-7K2Q-91XD");
  const links = within(card).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/licences/1",
    "/download/win",
    "/download/mac",
    "/media/manual.pdf",
    "/rate-product?product=faMicAlign",
    "/account/licences?licence=licence-1",
  ]);
  await expectAccessible();
});

test("[ACCT-01] a row without files of its own leads to its product's page: a bundle's, a service's", async () => {
  const fileless = (type: "bundle" | "other") =>
    buildWireOwnedProduct({
      name: `A ${type}`,
      slug: type,
      type,
      url: `/${type}`,
      downloads: [],
      included_products: [],
    });
  await renderAccount({
    owned: buildWireOwned({ plugin: [MIC_ALIGN], bundle: [fileless("bundle")], other: [fileless("other")] }),
  });
  const pages = screen.getAllByRole("link", { name: /^Product page of / });
  expect(pages.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual([
    ["Product page of A bundle", "/bundle"],
    ["Product page of A other", "/other"],
  ]);
  await expectAccessible();
});

const LINUX = "Mozilla/5.0 (X11; Linux x86_64)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)";
test.each([
  ["one for a known system", undefined, ["Download faMicAlign for Windows"]],
  [
    "one for each system where it is unknown",
    LINUX,
    ["Download faMicAlign for Windows", "Download faMicAlign for macOS"],
  ],
  ["none on a phone", IPHONE, []],
])("[ACCT-01] a row's buttons: %s", async (_what, userAgent, labels) => {
  await renderAccount({ owned: buildWireOwned({ plugin: [MIC_ALIGN] }), ...(userAgent && { userAgent }) });
  expect(screen.queryAllByRole("link", { name: /^Download / }).map((link) => link.getAttribute("aria-label"))).toEqual(
    labels,
  );
});

test("[ACCT-01] a row shows the version owned and the current one", async () => {
  const downloads = [
    { format: "win", url: "/d", version: "2.1.0", downloaded_version: "2.0.0", has_update: true },
  ] as const;
  await renderAccount({ owned: buildWireOwned({ plugin: [buildWireOwnedProduct({ downloads: [...downloads] })] }) });
  expect(screen.getByRole("list", { name: "Plugins" }).textContent).toContain(
    "You have 2.0.0 → , current is 2.1.0Update",
  );
});
