// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, Outlet } from "react-router";
import { afterEach, expect, test } from "vitest";
import { PartsProvider } from "../composition/parts-provider.tsx";
import { ServicesContext } from "../composition/services-context.ts";
import { english } from "../messages/english.ts";
import { LanguageContext } from "../messages/use-texts.ts";
import * as packDetail from "../pages/product-detail/pack-route.tsx";
import * as pluginDetail from "../pages/product-detail/plugin-route.tsx";
import * as productByName from "../pages/product-detail/product-route.tsx";
import * as tutorial from "../pages/tutorials/article-route.tsx";
import { createTestServices } from "../testing/create-test-services.ts";
import { SHOP_FACTS } from "../testing/shop-facts.ts";
import { Footer } from "./footer.tsx";

afterEach(cleanup);

/** The footer below a page of the given route, whose loader has found something or hasn't. */
async function renderFooter(module: object, route: string, path: string, isFound = true, facts = SHOP_FACTS) {
  const shop = createTestServices();
  const Frame = () => (
    <LanguageContext.Provider value={english}>
      <ServicesContext.Provider value={shop.page}>
        <PartsProvider>
          <Outlet />
          <Footer />
        </PartsProvider>
      </ServicesContext.Provider>
    </LanguageContext.Provider>
  );
  const handle = "handle" in module ? module.handle : undefined;
  const page = { id: "page", path: route, handle, Component: () => null, ErrorBoundary: () => null };
  const Routes = createRoutesStub([{ id: "root", Component: Frame, children: [page] }]);
  const root = { shop: facts };
  const hydrationData = isFound
    ? { loaderData: { root, page: {} } }
    : { loaderData: { root }, errors: { page: new Response(null, { status: 404 }) } };
  await act(async () => void render(<Routes initialEntries={[path]} hydrationData={hydrationData} />));
  return shop;
}

const bar = () => screen.queryByRole("navigation", { name: "Shortcuts" });

test.each([
  ["a plugin", pluginDetail, "products/plugins/:slug", "/products/plugins/fa-align"],
  [
    "a pack",
    packDetail,
    "products/guitar-cabinet-impulse-responses/:slug",
    "/products/guitar-cabinet-impulse-responses/rock",
  ],
  ["a bundle", productByName, "products/:name", "/products/starter"],
])("[SHELL-09] the bar is hidden on the page of %s", async (_kind, module, route, path) => {
  await renderFooter(module, route, path);
  expect(bar()).toBeNull();
});

test.each([
  ["a tutorial", tutorial, "tutorials/:category/:slug", "/tutorials/mixing/first-steps", true],
  ["an order", {}, "account/orders/:number?", "/account/orders/7", true],
  ["an address below the products that no product has", productByName, "products/:name", "/products/none", false],
])("[SHELL-09] the bar is there on the page of %s", async (_kind, module, route, path, isFound) => {
  await renderFooter(module, route, path, isFound);
  expect(bar()).not.toBeNull();
});

test("[SHELL-09] the bar leads to products, downloads, shop, support and account, and leaves out the page that is shown", async () => {
  const links = () => Array.from(bar()?.querySelectorAll("a") ?? [], (link) => link.textContent);
  await renderFooter({}, "tutorials", "/tutorials");
  expect(links()).toEqual(["Products", "Downloads", "Shop", "Support", "Account"]);
  cleanup();
  await renderFooter({}, "downloads", "/downloads");
  expect(links()).toEqual(["Products", "Shop", "Support", "Account"]);
});

test("a link to a text that the operator's content lacks isn't shown", async () => {
  await renderFooter({}, "shop", "/shop", true, { ...SHOP_FACTS, pages: ["imprint"] });
  expect(screen.getByRole("link", { name: "Imprint" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Terms" })).toBeNull();
});

test("[SHELL-10] a button in the footer asks for the privacy settings", async () => {
  const { page } = await renderFooter({}, "shop", "/shop");
  act(() => screen.getByRole("button", { name: "Privacy settings" }).click());
  expect(page.modal.getState().type).toBe("cookie");
});

test("[SHELL-15] a button in the footer opens the list of shortcuts", async () => {
  const { page } = await renderFooter({}, "shop", "/shop");
  act(() => screen.getByRole("button", { name: "Keyboard shortcuts" }).click());
  expect(page.modal.getState().type).toBe("shortcuts");
});
