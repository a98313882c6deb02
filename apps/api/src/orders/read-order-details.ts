import { findWaiverText } from "@shop/cart";
import type { Locale } from "@shop/kernel";
import type { Kysely } from "kysely";
import { findLicencesOfOrder, type GrantedLicence } from "../licences/index.ts";
import type { Database } from "../ports/database.ts";
import { findCampaignTitles } from "../sales/index.ts";
import { ORDER_CONSENTS } from "./check-agreement.ts";
import { findProductNames, listOrderConsents } from "./customer-orders.ts";
import { toOrderLine } from "./order-rows.ts";
import { findOrderLines, type OrderRow } from "./orders.ts";
import type { OrderLine } from "./price-order.ts";

export interface GivenConsent {
  readonly kind: string;
  readonly givenAt: Date;
  /** The text that the buyer agreed to. Null: orders of older releases may name a version that was never published. */
  readonly wording: { readonly text: string; readonly locale: Locale } | null;
}

/** An order with all that its page and its mail show. */
export interface OrderDetails {
  readonly order: OrderRow;
  readonly lines: readonly OrderLine[];
  readonly licences: readonly GrantedLicence[];
  readonly consents: readonly GivenConsent[];
  /** Of the parts of bundles that were owned already, by id. */
  readonly partNames: ReadonlyMap<string, string>;
}

/** Why the lines cost what they do, with the campaigns' titles in a language. */
export async function readOrderDetails(db: Kysely<Database>, order: OrderRow, locale: Locale): Promise<OrderDetails> {
  const titles = await findCampaignTitles(db, locale);
  const lines = (await findOrderLines(db, order.id)).map((row) => inLanguage(toOrderLine(row), titles));
  const partIds = lines.flatMap((line) => line.ownedPartIds);
  return {
    order,
    lines,
    licences: await findLicencesOfOrder(db, order.id),
    consents: (await listOrderConsents(db, order.id)).map(({ kind, givenAt, textVersion }) => ({
      ...{ kind, givenAt, wording: wordingOf(kind, textVersion) },
    })),
    partNames: await findProductNames(db, partIds),
  };
}

function wordingOf(kind: string, textVersion: string): GivenConsent["wording"] {
  const waiver = findWaiverText(textVersion);
  const box = ORDER_CONSENTS.find((known) => known === kind);
  return waiver && box ? { text: waiver[box], locale: waiver.locale } : null;
}

function inLanguage(line: OrderLine, titles: ReadonlyMap<string, string>): OrderLine {
  const trail = line.trail.map((step) =>
    step.rule === "campaign" && step.label !== null ? { ...step, label: titles.get(step.label) ?? step.label } : step,
  );
  return { ...line, trail };
}
