import { listOwned, normaliseOwned, type OwnRating, type Product } from "@shop/catalog";
import { data, type LoaderFunctionArgs } from "react-router";
import { loadProducts } from "../../products/products.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { cookieHeaders } from "../../request/visitor.ts";
import { type AccountTexts, accountTexts, readCustomer } from "../account/account.server.ts";
import { type AccountRailView, accountRail } from "../account/account-rail.server.ts";

export interface RateableProduct {
  readonly name: string;
  /** Null for a product that isn't public any more, or has no picture. */
  readonly picture: Product["featuredMedia"];
  readonly ownRating: OwnRating | null;
}

export interface RatePageData extends AccountTexts {
  readonly rail: AccountRailView | null;
  /** What the customer may rate; null if nobody is logged in. */
  readonly products: readonly RateableProduct[] | null;
  /** The one that the address names (`?product=`), where it is among them. */
  readonly chosen: RateableProduct | null;
}

/** The products that the customer owns and may rate. Source: ROUTE-09. */
export async function loadRatePage({ context, request }: LoaderFunctionArgs) {
  const visitor = context.get(storefrontContext).visitor();
  const customer = await readCustomer(visitor);
  if (customer && !customer.owned) throw data(null, { status: 503 });
  const locale = requestLocale(request);
  const shown = customer ? await loadProducts(context, locale) : [];
  const pictures = new Map(shown.map(({ name, featuredMedia }) => [name, featuredMedia]));
  const products = customer?.owned
    ? listOwned(normaliseOwned(customer.owned)).flatMap(({ name, canBeRated, ownRating }) =>
        canBeRated ? [{ name, picture: pictures.get(name) ?? null, ownRating }] : [],
      )
    : null;
  const named = new URL(request.url).searchParams.get("product");
  const chosen = products?.find(({ name }) => name === named) ?? null;
  return data<RatePageData>(
    { ...accountTexts(locale), rail: customer && accountRail(customer.owned, locale), products, chosen },
    { headers: cookieHeaders(visitor) },
  );
}
