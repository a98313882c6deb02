import type { WireOwnedProducts } from "@shop/api-client/contract";
import { normaliseOwned, ownedUpdates } from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { accountPageTexts } from "./messages/index.ts";

/** The places of the account that its rail leads to. */
export type AccountPlace = "products" | "updates" | "orders" | "licences" | "settings";

interface RailEntry {
  readonly place: AccountPlace;
  readonly href: string;
  readonly label: string;
  /** Null: nothing to count. */
  readonly count: number | null;
  /** What the count says when it is read out. */
  readonly countText: string;
}

export interface AccountRailView {
  readonly label: string;
  readonly entries: readonly RailEntry[];
}

/** The rail of the account's pages. The updates are counted over all systems; null for products that couldn't be loaded. Source: ACCT-01. */
export function accountRail(owned: WireOwnedProducts | null, locale: Locale): AccountRailView {
  const texts = accountPageTexts[locale];
  const count = owned ? ownedUpdates(normaliseOwned(owned), null).length : 0;
  const entry = (place: AccountPlace, href: string, label: string) => ({
    ...{ place, href, label },
    ...{ count: null, countText: "" },
  });
  const updates = entry("updates", "/account/updates", texts.railUpdates);
  return {
    label: texts.title,
    entries: [
      entry("products", "/account", texts.railProducts),
      count > 0 ? { ...updates, count, countText: formatMessage(texts.updateCount, { count }, locale) } : updates,
      entry("orders", "/account/orders", texts.railOrders),
      entry("licences", "/account/licences", texts.railLicences),
      entry("settings", "/account#account-settings", texts.railSettings),
    ],
  };
}
