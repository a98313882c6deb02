import type { WireOrderHead } from "@shop/api-client/contract";
import { messages as cartMessages, countingOf, describeQuantity } from "@shop/cart";
import { dayInWords, formatMessage, type Locale } from "@shop/kernel";
import { priceInText } from "@shop/pricing";
import type { OwnThings } from "../answers/index.ts";
import { listOwnedLicences } from "../licences/index.ts";
import { listOrders } from "../orders/index.ts";
import type { Deps } from "../ports/deps.ts";
import { MAX_OWN_THINGS } from "./limits.ts";
import { messages } from "./messages/index.ts";
import { versionInWords } from "./version-in-words.ts";

/** What a logged-in customer has of these things, a line each; empty: nothing. The session alone says whose they are. Source: SAFE-03. */
export function listOwnThings(
  deps: Deps,
  userId: string,
  about: OwnThings,
  locale: Locale,
): Promise<readonly string[]> {
  return about === "orders" ? orderLines(deps, userId, locale) : productLines(deps, userId, about, locale);
}

async function orderLines(deps: Deps, userId: string, locale: Locale): Promise<readonly string[]> {
  const { orders } = await listOrders(deps, userId);
  return orders.slice(0, MAX_OWN_THINGS).map(({ number, created_at, status, total, currency, products }) =>
    formatMessage(
      messages[locale][`chat.order.${status}`],
      {
        number,
        date: dayInWords(locale, created_at),
        products: products.map((product) => withQuantity(product, locale)),
        total: priceInText(total, currency, locale),
      },
      locale,
    ),
  );
}

function withQuantity({ name, quantity, type }: WireOrderHead["products"][number], locale: Locale): string {
  const words = quantity > 1 ? describeQuantity(quantity, countingOf(type), cartMessages[locale], locale) : "";
  return words ? `${name} (${words})` : name;
}

async function productLines(
  deps: Deps,
  userId: string,
  about: Exclude<OwnThings, "orders">,
  locale: Locale,
): Promise<readonly string[]> {
  const licences = await listOwnedLicences(deps.db, userId);
  const products = [...new Map(licences.map((licence) => [licence.productId, licence])).values()];
  return products.slice(0, MAX_OWN_THINGS).map(({ productId, productName, versions }) => {
    const count = licences.filter((licence) => licence.productId === productId).length;
    const version = about === "downloads" ? versionInWords(versions, locale) : null;
    if (version !== null) return formatMessage(messages[locale]["chat.version"], { name: productName, version });
    return about === "licences"
      ? formatMessage(messages[locale]["chat.licences"], { name: productName, number: count })
      : productName;
  });
}
