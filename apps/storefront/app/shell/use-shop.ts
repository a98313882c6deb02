import { DEFAULT_PACK_PREFIX } from "@shop/cart";
import { useRouteLoaderData } from "react-router";

import type { ShopFacts } from "../request/storefront-context.ts";

/** What an error page shows where even the root's loader failed. */
const WITHOUT_LOADER: ShopFacts = {
  name: "",
  tagline: "",
  pages: [],
  packPrefix: DEFAULT_PACK_PREFIX,
  supportEmail: "",
  emailCheckPolicy: "open",
  newsletterPolicy: "forced",
  hasSamples: false,
  saysTestPayments: false,
  hasInspector: false,
  privacy: { serviceNames: [], policyVersion: "" },
  origin: "",
  year: 0,
};

/** Name and settings of the shop, from the root's loader. */
export function useShop(): ShopFacts {
  return useRouteLoaderData<{ shop: ShopFacts }>("root")?.shop ?? WITHOUT_LOADER;
}
