import {
  type DownloadTarget,
  isHandheld,
  listOwned,
  normaliseOwned,
  type OwnedProduct,
  type OwnedProducts,
  systemOf,
} from "@shop/catalog";
import type { Locale } from "@shop/kernel";
import { data, type LoaderFunctionArgs } from "react-router";
import { loadProducts } from "../../products/products.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { cookieHeaders } from "../../request/visitor.ts";
import { type AccountTexts, accountTexts, findOwned, readCustomer } from "../account/account.server.ts";
import { waitingEmailText } from "../account/account-notices.server.ts";
import { type AccountRailView, accountRail } from "../account/account-rail.server.ts";
import { loadDetails } from "../product-detail/load-details.server.ts";
import { type DeskView, toDeskView } from "./desk-view.server.ts";
import { toUpdatesView, type UpdatesView } from "./updates-view.server.ts";

/** The pages below the account, by the last segment of their address, and whether they need the login. */
const ACCOUNT_PARTS = {
  password: "customer",
  profile: "customer",
  email: "customer",
  newsletter: "customer",
  redeem: "customer",
  delete: "customer",
  sessions: "customer",
  licences: "customer",
  data: "customer",
  owned: "customer",
  updates: "customer",
  /** Targets of mailed links: anyone who has the link may act. */
  unsubscribe: "anybody",
  "revoke-email": "anybody",
  "confirm-newsletter": "anybody",
} as const;
export type AccountPart = keyof typeof ACCOUNT_PARTS;

export interface AccountPartData extends AccountTexts {
  readonly part: AccountPart;
  /** It needs a login, and nobody is logged in. */
  readonly isLoginNeeded: boolean;
  /** On the page of one owned product; null if it isn't the customer's, and on the other pages. */
  readonly product: OwnedProduct | null;
  /** On the address page: the text about a pending change. Null elsewhere, and if there is none. */
  readonly waitingEmail: string | null;
  /** On the licence desk; null on the other pages. */
  readonly desk: DeskView | null;
  /** On the page of updates; null on the other pages. */
  readonly updates: UpdatesView | null;
  /** What files come first for. */
  readonly target: DownloadTarget;
  /** Null: nobody is logged in, or the page is the target of a mailed link. */
  readonly rail: AccountRailView | null;
}

/** The pages that show owned products: without those there is nothing to show. */
const NEED_OWNED: readonly AccountPart[] = ["owned", "licences", "updates"];

/** A page below the account. An unknown one is 404. */
export async function loadAccountPart({ context, request, params }: LoaderFunctionArgs) {
  const { page = "" } = params;
  if (!isPart(page)) throw data(null, { status: 404 });
  const locale = requestLocale(request);
  const texts = accountTexts(locale);
  const userAgent = request.headers.get("user-agent") ?? "";
  const target = { system: systemOf(userAgent), isHandheld: isHandheld(userAgent) };
  if (ACCOUNT_PARTS[page] === "anybody") {
    return data<AccountPartData>({
      ...texts,
      part: page,
      isLoginNeeded: false,
      product: null,
      waitingEmail: null,
      desk: null,
      updates: null,
      target,
      rail: null,
    });
  }
  const visitor = context.get(storefrontContext).visitor();
  const customer = await readCustomer(visitor);
  if (NEED_OWNED.includes(page) && customer && !customer.owned) throw data(null, { status: 503 });
  const waitingEmail = customer && page === "email" ? waitingEmailText(customer.user, locale) : null;
  const desk =
    page === "licences" && customer?.owned ? toDeskView(customer.owned, await loadProducts(context, locale)) : null;
  const { searchParams } = new URL(request.url);
  const product = customer && page === "owned" ? findOwned(customer, searchParams.get("product")) : null;
  const updates =
    page === "updates" && customer?.owned
      ? toUpdatesView(normaliseOwned(customer.owned), {
          system: searchParams.get("system"),
          userAgent,
          locale,
          ...(await loadChangelogs(context, normaliseOwned(customer.owned), locale)),
        })
      : null;
  const rail = customer && accountRail(customer.owned, locale);
  return data<AccountPartData>(
    { ...texts, part: page, isLoginNeeded: customer === null, product, waitingEmail, desk, updates, target, rail },
    { headers: cookieHeaders(visitor) },
  );
}

/** The shop's products, and the changelogs of those that were downloaded. */
async function loadChangelogs(context: LoaderFunctionArgs["context"], owned: OwnedProducts, locale: Locale) {
  const products = await loadProducts(context, locale);
  const taken = listOwned(owned).filter(({ downloads }) => downloads.some((link) => link.downloadedVersion !== null));
  const shown = products.filter(({ name }) => taken.some((product) => product.name === name));
  const read = shown.map(
    async (product) => [product.name, (await loadDetails(context, product, locale)).changelog] as const,
  );
  return { products, changelogs: new Map(await Promise.all(read)) };
}

function isPart(page: string): page is AccountPart {
  return Object.hasOwn(ACCOUNT_PARTS, page);
}
