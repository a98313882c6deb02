import type { WireOwnedProducts, WireUser } from "@shop/api-client/contract";
import {
  type CatalogMessages,
  messages as catalogMessages,
  isGivenToNewAccounts,
  listOwned,
  normaliseOwned,
  type OwnedProduct,
} from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { type DeskTexts, deskTexts } from "../../desk/messages/index.ts";
import { type ListedProduct, loadProducts, toListed } from "../../products/products.server.ts";
import { readOwnForm, textField } from "../../request/read-form.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { cookieHeaders, type Visitor } from "../../request/visitor.ts";
import { type AccountRailView, accountRail } from "./account-rail.server.ts";
import { type AccountView, toAccountView } from "./account-view.server.ts";
import { type AccountPageTexts, accountPageTexts } from "./messages/index.ts";

/** What every page of the account brings along. */
export interface AccountTexts {
  readonly texts: AccountPageTexts;
  /** Texts of the licence and download parts; none in English, which the parts contain themselves. */
  readonly catalogTexts: Partial<CatalogMessages>;
  /** Texts of the rows of owned products. */
  readonly deskTexts: DeskTexts;
}

export interface AccountData extends AccountTexts {
  readonly rail: AccountRailView | null;
  /** Null: nobody is logged in. */
  readonly account: AccountView | null;
  /** What a new account gets; for visitors alone. */
  readonly gifts: readonly ListedProduct[];
}

/** Who is logged in and what they own. */
interface Customer {
  readonly user: WireUser;
  /** Null: it couldn't be loaded. */
  readonly owned: WireOwnedProducts | null;
}

/** The logged-in customer's account. */
export async function loadAccount({ context, request }: LoaderFunctionArgs) {
  const { shop, visitor: findVisitor } = context.get(storefrontContext);
  const visitor = findVisitor();
  const locale = requestLocale(request);
  const customer = await readCustomer(visitor);
  const { newsletterPolicy } = shop;
  const products = await loadProducts(context, locale);
  const account =
    customer &&
    toAccountView({
      ...{ ...customer, products, newsletterPolicy, locale },
      userAgent: request.headers.get("user-agent") ?? "",
    });
  return data<AccountData>(
    {
      ...accountTexts(locale),
      rail: customer && accountRail(customer.owned, locale),
      account,
      gifts: customer ? [] : products.filter(isGivenToNewAccounts).map(toListed),
    },
    { headers: cookieHeaders(visitor) },
  );
}

export function accountTexts(locale: Locale): AccountTexts {
  return {
    texts: accountPageTexts[locale],
    catalogTexts: locale === "en" ? {} : catalogMessages[locale],
    deskTexts: deskTexts[locale],
  };
}

/** Null if nobody is logged in. A request without anything that could identify a session isn't looked up. */
export async function readCustomer(visitor: Visitor): Promise<Customer | null> {
  if (!visitor.isKnown) return null;
  const session = await visitor.api.call("updateSession", { emailAddress: null });
  // What the back end can't do at the moment.
  if (!session.isOk) throw data(null, { status: 503 });
  const { user } = session.value;
  if (!user?.is_logged_in) return null;
  const owned = await visitor.api.call("getOwnedProducts", {});
  if (!owned.isOk && owned.failure.code === "api.loginRequired") return null;
  return { user, owned: owned.isOk ? owned.value : null };
}

/** One product of the account, by its slug; null if it isn't the customer's. */
export function findOwned({ owned }: Customer, slug: string | null): OwnedProduct | null {
  if (!owned || slug === null) return null;
  return listOwned(normaliseOwned(owned)).find((product) => product.slug === slug) ?? null;
}

/** The message about a submitted form. */
export interface FormAnswer {
  readonly isDone: boolean;
  readonly text: string;
  /** The one act that helps now. */
  readonly next: { readonly href: string; readonly label: string } | null;
}

/**
 * 'Get it' of a free product, as a plain form, with scripts and without. A form that isn't of the shop's own pages is refused with 403.
 * Source: CAT-08, SAFE-04.
 */
export async function actOnAccount({ context, request }: ActionFunctionArgs) {
  const visitor = context.get(storefrontContext).visitor();
  const form = await readOwnForm({ context, request });
  const texts = accountPageTexts[requestLocale(request)];
  const product = textField(form, "product");
  return data<FormAnswer>(await claimFree(visitor, product, texts), { headers: cookieHeaders(visitor) });
}

/** Gives the customer a free product. Source: CAT-08. */
export async function claimFree({ api }: Visitor, product: string, texts: AccountTexts["texts"]): Promise<FormAnswer> {
  const answer = await api.call("getFreeProduct", { product });
  if (!answer.isOk) return refusalOf(answer.failure.code, product, texts);
  return { isDone: true, text: formatMessage(texts.freeGot, { product }), next: null };
}

function refusalOf(code: string, product: string, texts: AccountTexts["texts"]): FormAnswer {
  if (code === "product.newsletterNeeded") {
    const next = { href: "/account/newsletter", label: texts.freeSubscribe };
    return { isDone: false, text: texts.freeNewsletterNeeded, next };
  }
  if (code === "api.loginRequired") return { isDone: false, text: texts.loginTitle, next: null };
  return { isDone: false, text: formatMessage(texts.freeFailed, { product }), next: null };
}
