import type { Product } from "@shop/catalog";
import { type ProductOnShelf, priceIn, type ShelfPrice } from "@shop/catalog";
import type { Currency } from "@shop/pricing";
import type { RaisedEvent, TrackedItem, TrackedMoney } from "@shop/tracking";

/** What a page shows, as its loader gave it. */
export interface ShownPage {
  readonly path: string;
  /** From "?" on. */
  readonly search: string;
  readonly data: unknown;
  readonly currency: Currency;
  readonly priceOf: (product: ProductOnShelf, currency: Currency) => ShelfPrice;
}

/** GA4 takes 200 items at most; a list is seen by its first ones. */
const LISTED_MOST = 20;

/** The events of opening a page: the view itself, the campaign that led to it, and the product or the list that it shows. */
export function pageEvents(page: ShownPage): readonly RaisedEvent[] {
  const { product, products, title } = fieldsOf(page.data);
  return [
    { name: "page_view", data: { path: page.path } },
    ...campaignOf(page.search),
    ...(product ? [viewOf(product, page)] : []),
    ...(products && products.length > 0 ? [listOf(products, title, page)] : []),
  ];
}

type Shown = Pick<Product, "name" | "type" | "prices">;

/** Only the pages of a product and of a list have these fields in their data. */
function fieldsOf(data: unknown) {
  return (data ?? {}) as { readonly product?: Shown; readonly products?: readonly Shown[]; readonly title?: string };
}

function campaignOf(search: string): readonly RaisedEvent[] {
  const params = new URLSearchParams(search);
  const source = params.get("utm_source");
  if (!source) return [];
  const medium = params.get("utm_medium") || undefined;
  const campaign = params.get("utm_campaign") || undefined;
  return [{ name: "campaign", data: { source, medium, campaign } }];
}

function priced(product: Shown, { currency: wanted, priceOf }: ShownPage): { item: TrackedItem; money: TrackedMoney } {
  const { currency, price } = priceIn(product.prices, wanted);
  const { priceMinor } = priceOf(product, wanted);
  const { name, type: category } = product;
  const discountMinor = Math.max(0, price.fullPriceMinor - priceMinor);
  return {
    item: { name, category, priceMinor, discountMinor, quantity: 1 },
    money: { valueMinor: priceMinor, currency, basis: "gross" },
  };
}

function viewOf(product: Shown, page: ShownPage): RaisedEvent {
  const { item, money } = priced(product, page);
  return { name: "view_item", data: { items: [item], money } };
}

function listOf(products: readonly Shown[], listName: string | undefined, page: ShownPage): RaisedEvent {
  const items = products.slice(0, LISTED_MOST).map((product) => priced(product, page).item);
  return { name: "view_item_list", data: { items, listName } };
}
