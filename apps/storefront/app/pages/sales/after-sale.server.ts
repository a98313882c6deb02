import { groupReduced } from "@shop/catalog";
import type { Locale } from "@shop/kernel";
import { type LoadedSales, otherReductions } from "./sales.server.ts";
import { toSchedule } from "./schedule.server.ts";

/** Something that reduces prices now. */
export interface RunningSale {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  /** Null: its products have reductions of their own. */
  readonly percent: number | null;
  readonly products: number;
}

/** What a sale's page shows once the sale is over: what is reduced now and comes next, and its own products by that. */
export function afterSale(sales: LoadedSales, own: LoadedSales["windows"][number], locale: Locale) {
  const reductions = otherReductions(sales, locale);
  const open: readonly RunningSale[] = sales.windows
    .filter(({ state }) => state === "open")
    .map(({ id, page, href, title, percent, products }) => ({
      ...{ id, title, percent, products: products.length },
      href: page ? href : `/sales#${id}`,
    }));
  const others: readonly RunningSale[] = reductions.map(({ id, title, percent, products }) => ({
    ...{ id, title, percent, products: products.length },
    href: `/sales#${id}`,
  }));
  const next = sales.windows.find(({ state }) => state === "upcoming");
  const reduced = groupReduced(own.products).flatMap(({ products }) => products);
  return {
    running: [...open, ...others],
    next: next ? { title: next.title, percent: next.percent, from: next.from } : null,
    schedule: toSchedule(sales, reductions, locale),
    reduced,
    others: own.products.filter((product) => !reduced.includes(product)),
  };
}
