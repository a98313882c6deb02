import { listOwned, normaliseOwned, type OwnRating } from "@shop/catalog";
import { data, type LoaderFunctionArgs } from "react-router";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { cookieHeaders } from "../../request/visitor.ts";
import { type AccountTexts, accountTexts, readCustomer } from "../account/account.server.ts";

export interface RateableProduct {
  readonly name: string;
  readonly ownRating: OwnRating | null;
}

export interface RatePageData extends AccountTexts {
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
  const products = customer?.owned
    ? listOwned(normaliseOwned(customer.owned)).flatMap(({ name, canBeRated, ownRating }) =>
        canBeRated ? [{ name, ownRating }] : [],
      )
    : null;
  const named = new URL(request.url).searchParams.get("product");
  const chosen = products?.find(({ name }) => name === named) ?? null;
  return data<RatePageData>(
    { ...accountTexts(requestLocale(request)), products, chosen },
    { headers: cookieHeaders(visitor) },
  );
}
