import type { WireSalesWindow } from "@shop/api-client/contract";
import { groupReduced, listPath, type Product, type ProductCampaign, UNAVAILABLE_AFTER_MS } from "@shop/catalog";
import { customerPercent, inLanguage, windowState } from "@shop/engagement";
import { dayInWords, formatMessage, type Locale, zonedTimeInWords } from "@shop/kernel";
import type { RouterContextProvider } from "react-router";
import { type ListedProduct, loadProducts, toListed } from "../../products/products.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { withinTime } from "../../request/within-time.server.ts";
import { endInWords } from "./end-in-words.server.ts";
import { salesTexts } from "./messages/index.ts";

type Context = Readonly<RouterContextProvider>;

/** A sales window as the pages show it: its times as they are written in its own zone. */
export interface ShownWindow {
  readonly id: string;
  readonly state: "upcoming" | "open" | "over";
  readonly title: string;
  readonly subtitle: string;
  readonly percent: number;
  /** For customers, their loyalty included. */
  readonly customerPercent: number;
  readonly benefits: readonly string[];
  readonly ctaText: string;
  readonly href: string;
  readonly page: string | null;
  readonly timeZone: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly from: string;
  readonly until: string;
  /** For the page of one that is over. */
  readonly ended: string;
  readonly endedOn: string;
}

export interface LoadedSales {
  /** The server's time when the page was made. */
  readonly nowMs: number;
  readonly windows: ReadonlyArray<ShownWindow & { readonly products: readonly ListedProduct[] }>;
  readonly products: readonly Product[];
}

/** Every sales window with its products. The page ends with the next moment at which one of them opens or closes. */
export async function loadSales(context: Context, locale: Locale): Promise<LoadedSales> {
  const { clock, changesAtMs } = context.get(storefrontContext);
  const [windows, products] = await Promise.all([readWindows(context), loadProducts(context, locale)]);
  const nowMs = clock.nowMs();
  const shown = windows.map((window) => ({
    ...toShown(window, locale, nowMs),
    products: productsOf(window, products),
  }));
  for (const { startMs, endMs } of shown) changesAtMs.push(startMs, endMs);
  return { nowMs, windows: shown, products };
}

/** Without an answer the page shows the regular offer, and is not cached. */
async function readWindows(context: Context): Promise<readonly WireSalesWindow[]> {
  const { api, clock, missing, reportError } = context.get(storefrontContext);
  const failure = { code: "api.timeout" };
  const call = api.call("listSalesWindows", {});
  const answer = await withinTime(call, { clock, waitMs: UNAVAILABLE_AFTER_MS, failure });
  if (answer.isOk) return answer.value.windows;
  missing.add("content");
  reportError(new Error(`The sales windows are unavailable: ${answer.failure.code}.`));
  return [];
}

function toShown(window: WireSalesWindow, locale: Locale, nowMs: number): ShownWindow {
  const { id, title, subtitle, discount, benefits, ctaText } = inLanguage(window, locale);
  const timeZone = window.timeZone ?? "UTC";
  const [startMs, endMs] = [Date.parse(window.startDate), Date.parse(window.endDate)];
  return {
    ...{ id, title, subtitle, benefits, ctaText, timeZone, startMs, endMs },
    state: windowState({ startsAtMs: startMs, endsAtMs: endMs }, nowMs),
    percent: discount,
    customerPercent: customerPercent(window),
    href: hrefOf(window),
    page: window.page ?? null,
    from: zonedTimeInWords(locale, startMs, timeZone),
    until: zonedTimeInWords(locale, endMs, timeZone),
    ended: endInWords(locale, endMs, timeZone),
    // An end at midnight is the day before.
    endedOn: dayInWords(locale, endMs - 1, timeZone),
  };
}

function hrefOf({ page, products, productTypes = [] }: WireSalesWindow): string {
  if (page) return `/sales/${page}`;
  const [type, ...others] = productTypes;
  if (products.length === 0 && others.length === 0 && type) return listPath(type);
  return products.length === 0 ? "/shop" : "/sales";
}

/** What a window applies to and is for sale; one that is gone is left out. */
function productsOf({ products: names, productTypes: types = [] }: WireSalesWindow, products: readonly Product[]) {
  const isEverything = names.length === 0 && types.length === 0;
  return products
    .filter(({ name, type, isForSale }) => isForSale && (isEverything || names.includes(name) || types.includes(type)))
    .map(toListed);
}

/** What a page without a window of its own shows: bundles, which are the most for the money. */
export function regularOffer(products: readonly Product[]): readonly ListedProduct[] {
  return products.filter(({ type, isForSale }) => type === "bundle" && isForSale).map(toListed);
}

/** Reduced products outside of every open window: a promotion's, or those with a sale of their own. */
export interface ShownReduction {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Null: no end is set. */
  readonly endMs: number | null;
  readonly percent: number | null;
  readonly products: readonly ListedProduct[];
}

/** What else is reduced now, besides the products of the open windows. Source: ROUTE-10. */
export function otherReductions({ windows, products }: LoadedSales, locale: Locale): readonly ShownReduction[] {
  const open = windows.filter(({ state }) => state === "open");
  const shown = new Set(open.flatMap((window) => window.products.map(({ name }) => name)));
  const others = products.filter(({ name, isForSale }) => isForSale && !shown.has(name));
  return groupReduced(others).map(({ campaign, products: reduced }) => ({
    ...(campaign ? promotionOf(campaign, locale) : ownSales(locale)),
    products: reduced.map(toListed),
  }));
}

function promotionOf(campaign: ProductCampaign, locale: Locale): Omit<ShownReduction, "products"> {
  const { id, title, percent, endsAt, timeZone = "UTC" } = campaign;
  const customer = customerPercent({ discount: percent, loyaltyDiscount: campaign.loyaltyPercent });
  const date = zonedTimeInWords(locale, endsAt, timeZone);
  const lead = formatMessage(salesTexts[locale].promotionLead, { percent, customer, date });
  return { id, title, lead, endMs: Date.parse(endsAt), percent };
}

function ownSales(locale: Locale): Omit<ShownReduction, "products"> {
  const { ownSaleTitle: title, ownSaleLead: lead } = salesTexts[locale];
  return { id: "on-sale", title, lead, endMs: null, percent: null };
}
