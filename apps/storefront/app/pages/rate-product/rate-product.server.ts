import { listOwned, normaliseOwned, type OwnRating, type Product } from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { data, type LoaderFunctionArgs } from "react-router";
import { SPELLINGS } from "../../messages/spellings.ts";
import { loadProducts } from "../../products/products.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { cookieHeaders } from "../../request/visitor.ts";
import { type AccountTexts, accountTexts, readCustomer } from "../account/account.server.ts";
import { type AccountRailView, accountRail } from "../account/account-rail.server.ts";
import { accountPageTexts } from "../account/messages/index.ts";

export interface RateableProduct {
  readonly name: string;
  /** Its own page's, which has the reviews. */
  readonly path: string;
  /** Null for a product that isn't public any more, or has no picture. */
  readonly picture: Product["featuredMedia"];
  readonly ownRating: OwnRating | null;
  /** What customers gave it, in words; null if nobody has rated it. */
  readonly mean: string | null;
}

export interface RatePageData extends AccountTexts {
  readonly rail: AccountRailView | null;
  /** What the customer may rate; null if nobody is logged in. */
  readonly products: readonly RateableProduct[] | null;
  /** How many of them are rated, in words. */
  readonly count: string;
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
  const inShop = new Map(shown.map((product) => [product.name, product]));
  const products = customer?.owned
    ? listOwned(normaliseOwned(customer.owned)).flatMap(({ name, path, canBeRated, ownRating }) => {
        const product = inShop.get(name);
        const mean = meanInWords(product?.rating ?? null, locale);
        return canBeRated ? [{ name, path, picture: product?.featuredMedia ?? null, ownRating, mean }] : [];
      })
    : null;
  // What isn't rated comes first; the others keep their order.
  products?.sort((one, other) => Number(one.ownRating !== null) - Number(other.ownRating !== null));
  const rated = products?.filter(({ ownRating }) => ownRating !== null) ?? [];
  const count = formatMessage(accountPageTexts[locale].rateCount, {
    count: rated.length,
    total: products?.length ?? 0,
  });
  const named = new URL(request.url).searchParams.get("product");
  const chosen = products?.find(({ name }) => name === named) ?? null;
  return data<RatePageData>(
    { ...accountTexts(locale), rail: customer && accountRail(customer.owned, locale), products, count, chosen },
    { headers: cookieHeaders(visitor) },
  );
}

function meanInWords(rating: Product["rating"], locale: Locale): string | null {
  if (!rating || rating.numRatings === 0) return null;
  const number = new Intl.NumberFormat(SPELLINGS[locale], { maximumFractionDigits: 1 });
  const { numRatings: count } = rating;
  return formatMessage(
    accountPageTexts[locale].rateMean,
    { rating: number.format(rating.rating), count, ratings: number.format(count) },
    locale,
  );
}
