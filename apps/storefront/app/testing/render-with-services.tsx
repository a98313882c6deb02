import { valid } from "@shop/api-client/testing";
import { buildWireUser } from "@shop/auth-ui/testing";
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub, Outlet } from "react-router";
import { connectPage } from "../composition/connect-page.ts";
import { connectServices } from "../composition/connect-services.ts";
import { PartsProvider } from "../composition/parts-provider.tsx";
import { ServicesContext } from "../composition/services-context.ts";
import { english } from "../messages/english.ts";
import { german } from "../messages/german.ts";
import { loadLaterTexts } from "../messages/load-later-texts.ts";
import { LanguageContext } from "../messages/use-texts.ts";
import type { BarPromotion } from "../products/bar-promotion.server.ts";
import type { ShopFacts } from "../request/storefront-context.ts";
import { createTestServices, type TestServices } from "./create-test-services.ts";
import { SHOP_FACTS } from "./shop-facts.ts";

export interface RenderOptions {
  /** Where the shopper is. Default: "/". */
  readonly path?: string;
  /** The route's pattern, for pages that read parameters. Default: "*". */
  readonly route?: string;
  /** Another page that a link may lead to: its pattern, what it shows, and what it waits for. */
  readonly other?: { readonly route: string; readonly page: ReactNode; readonly loader?: () => Promise<null> };
  readonly isLoggedIn?: boolean;
  /** What is other than usual about the shop. */
  readonly facts?: Partial<ShopFacts>;
  /** The offer of the discount bar. Default: none. */
  readonly promotion?: BarPromotion;
  readonly shop?: TestServices;
  /** Default: true: the services are there. Without, everything stays as the server rendered it: nobody is known. */
  readonly isConnected?: boolean;
  /** The route's loader throws this, and the page is its error boundary. */
  readonly error?: unknown;
}

/** What pages fetch when it is wanted: had at once here, so that a test waits for nobody but the shop. */
const LATER_PARTS = [
  () => import("../pages/account/just-bought.tsx"),
  () => import("../shell/cart-menu-panel.tsx"),
  () => import("../shell/mobile-menu-sheet.tsx"),
  () => import("../shell/modal-host.tsx"),
  () => import("../composition/account/account-link-opens-flow.ts"),
];

/** jsdom draws nothing, so it has no view transitions; here one is its update alone. */
function supportViewTransitions() {
  const update = (change: () => void) => {
    change();
    const done = Promise.resolve();
    return { finished: done, ready: done, updateCallbackDone: done, skipTransition: () => {} };
  };
  Object.defineProperty(document, "startViewTransition", { value: update, configurable: true });
}

/** Renders a part or a page inside the storefront's own providers and a router, once all that it loads has come. */
export async function renderWithServices(page: ReactNode, options: RenderOptions = {}): Promise<TestServices> {
  const {
    path = "/",
    route = "*",
    other,
    isLoggedIn = false,
    facts = {},
    shop = createTestServices(),
    isConnected = true,
    promotion = null,
  } = options;
  if (isLoggedIn) shop.environment.host.reply("updateSession", valid({ user: buildWireUser() }));
  const Frame = () => (
    <LanguageContext.Provider value={path.startsWith("/de") ? german : english}>
      <ServicesContext.Provider value={shop.page}>
        <PartsProvider>
          <Outlet />
        </PartsProvider>
      </ServicesContext.Provider>
    </LanguageContext.Provider>
  );
  const Page = () => page;
  const shown = "error" in options ? { Component: () => null, ErrorBoundary: Page } : { Component: Page };
  const Routes = createRoutesStub([
    {
      id: "root",
      Component: Frame,
      children: [
        { id: "page", path: route, ...shown },
        ...(other ? [{ id: "other", path: other.route, Component: () => other.page, loader: other.loader }] : []),
      ],
    },
  ]);
  supportViewTransitions();
  await act(async () => {
    render(
      <Routes
        initialEntries={[path]}
        hydrationData={{
          loaderData: { root: { shop: { ...SHOP_FACTS, ...facts }, promotion } },
          ...("error" in options ? { errors: { page: options.error } } : {}),
        }}
      />,
    );
    if (isConnected) {
      connectPage(shop.page);
      connectServices(shop.services);
      await Promise.all([
        shop.page.services.load(),
        loadLaterTexts("en"),
        loadLaterTexts("de"),
        ...LATER_PARTS.map((load) => load()),
      ]);
    }
    await shop.settle();
  });
  return shop;
}
