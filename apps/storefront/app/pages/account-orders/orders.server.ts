import type { Product } from "@shop/catalog";
import type { Locale, Messages, Result } from "@shop/kernel";
import { data, type LoaderFunctionArgs } from "react-router";
import { loadProducts } from "../../products/products.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { cookieHeaders, type Visitor } from "../../request/visitor.ts";
import { type AccountRailView, accountRail } from "../account/account-rail.server.ts";
import type { GateTexts } from "../account/login-gate.tsx";
import { accountPageTexts } from "../account/messages/index.ts";
import { type ClosedOrder, toClosedOrder } from "./closed-orders.server.ts";
import { type OrderTextKey, orderTexts } from "./messages/index.ts";
import { type OrderRow, type OrderView, toOrderRow, toOrderView } from "./order-view.server.ts";
import type { OrderPictures } from "./row-picture.tsx";

interface OrderPage {
  readonly texts: Messages<OrderTextKey>;
  /** What the gate says of an account. */
  readonly gateTexts: GateTexts;
  /** Null: nobody is logged in. */
  readonly rail: AccountRailView | null;
  readonly pictures: OrderPictures;
}

/** Null instead of the data: nobody is logged in. */
export interface OrdersData extends OrderPage {
  readonly orders: readonly OrderRow[] | null;
  /** Those that were closed without payment. */
  readonly closed: readonly ClosedOrder[];
}
export interface OrderData extends OrderPage {
  readonly order: OrderView | null;
}

/** The customer's own orders. */
export async function loadOrders({ context, request }: LoaderFunctionArgs) {
  const visitor = context.get(storefrontContext).visitor();
  const locale = requestLocale(request);
  const answer = visitor.isKnown ? await visitor.api.call("listOrders", {}) : null;
  const found = readAnswer(answer);
  const names = found?.orders.flatMap(({ products }) => products.map(({ name }) => name)) ?? [];
  const products = await loadOrdered(context, locale, names);
  const slugs = new Map(products.map(({ name, slug }) => [name, slug]));
  return data<OrdersData>(
    {
      texts: textsIn(locale),
      gateTexts: gateTexts(locale),
      rail: found && (await loadRail(visitor, locale)),
      pictures: picturesOf(products),
      orders: found?.orders.map((order) => toOrderRow(order, slugs, locale)) ?? null,
      closed: found?.closed_orders.map((order) => toClosedOrder(order, locale)) ?? [],
    },
    { headers: cookieHeaders(visitor) },
  );
}

/** One of the customer's own orders, by its number. Somebody else's is 404, like one that doesn't exist. */
export async function loadOrder({ context, request, params }: LoaderFunctionArgs) {
  const visitor = context.get(storefrontContext).visitor();
  const locale = requestLocale(request);
  const answer = visitor.isKnown ? await visitor.api.call("getOrder", { order: params.number ?? "" }) : null;
  const found = readAnswer(answer);
  const order = found && toOrderView(found, locale);
  const names = order && [...order.lines.map(({ name }) => name), ...order.licences.map(({ product }) => product)];
  const pictures = picturesOf(await loadOrdered(context, locale, names ?? []));
  return data<OrderData>(
    {
      texts: textsIn(locale),
      gateTexts: gateTexts(locale),
      rail: found && (await loadRail(visitor, locale)),
      pictures,
      order,
    },
    { headers: cookieHeaders(visitor) },
  );
}

/** Those of the named products that are still in the shop. */
async function loadOrdered(
  context: LoaderFunctionArgs["context"],
  locale: Locale,
  names: readonly string[],
): Promise<readonly Product[]> {
  if (names.length === 0) return [];
  return (await loadProducts(context, locale)).filter(({ name }) => names.includes(name));
}

function picturesOf(products: readonly Product[]): OrderPictures {
  return Object.fromEntries(products.map(({ name, featuredMedia }) => [name, featuredMedia]));
}

/** Orders are shown without the count of updates where the owned products can't be loaded. */
async function loadRail(visitor: Visitor, locale: Locale): Promise<AccountRailView> {
  const owned = await visitor.api.call("getOwnedProducts", {});
  return accountRail(owned.isOk ? owned.value : null, locale);
}

function readAnswer<Value>(answer: Result<Value> | null): Value | null {
  if (answer === null) return null;
  if (answer.isOk) return answer.value;
  const { code } = answer.failure;
  if (code === "api.loginRequired") return null;
  // Input from the address, and temporary failures of the back end.
  throw data(null, { status: code === "order.notFound" || code === "api.badRequest" ? 404 : 503 });
}

function textsIn(locale: Locale): Messages<OrderTextKey> {
  return orderTexts[locale];
}

/** Of the account's texts only these: the pages of orders have their own. */
function gateTexts(locale: Locale): GateTexts {
  const { gateTitle, ownedTitle, gateOwned, railUpdates, gateUpdates, orders, ordersText, licences, licencesText } =
    accountPageTexts[locale];
  return { gateTitle, ownedTitle, gateOwned, railUpdates, gateUpdates, orders, ordersText, licences, licencesText };
}
