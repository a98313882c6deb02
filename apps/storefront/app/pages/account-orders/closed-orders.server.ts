import type { WireOrderHead } from "@shop/api-client";
import { dayInWords, formatMessage, type Locale } from "@shop/kernel";
import { formatPrice } from "@shop/pricing";
import { SPELLINGS } from "../../messages/spellings.ts";
import { localPath } from "../../messages/use-texts.ts";
import { orderTexts } from "./messages/index.ts";

/** An order that was closed without payment, all of it in words. */
export interface ClosedOrder {
  readonly number: number;
  readonly href: string;
  readonly title: string;
  readonly date: string;
  /** The names of its items. */
  readonly items: string;
  readonly total: string;
}

export function toClosedOrder(order: WireOrderHead, locale: Locale): ClosedOrder {
  const { number, created_at, products, total, currency } = order;
  const names = products.map(({ name }) => name);
  return {
    number,
    href: localPath(`/account/orders/${number}`, locale),
    title: formatMessage(orderTexts[locale].order, { number }),
    date: dayInWords(locale, created_at),
    items: new Intl.ListFormat(SPELLINGS[locale], { type: "unit" }).format(names),
    total: formatPrice(total, currency),
  };
}
