import { DEFAULT_LOCALE, isLocale, type Locale } from "@shop/kernel";
import type { Kysely } from "kysely";
import { findSmallDrawings } from "../media/index.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { findUserLocale } from "../users/index.ts";
import { sumByRate } from "../vat/index.ts";
import { creditNoteMail } from "./mails/credit-note.ts";
import { type OrderMail, orderConfirmationMail } from "./mails/order-confirmation.ts";
import type { Invoice } from "./mails/order-rows.ts";
import type { OrderRow } from "./orders.ts";
import { type OrderDetails, readOrderDetails } from "./read-order-details.ts";

/** Puts the mail of a fulfilled order into the outbox: invoice and licences. Once an order. */
export async function sendOrderMail(trx: Kysely<Database>, deps: Deps, order: OrderRow): Promise<void> {
  const locale = await localeOf(trx, order);
  const details = await readOrderDetails(trx, order, locale);
  const consents = details.consents.flatMap(({ givenAt, wording }) => (wording ? [{ givenAt, ...wording }] : []));
  const paidAt = order.paid_at ?? new Date(deps.clock.nowMs());
  const mail: OrderMail = { ...(await invoiceOf(trx, deps, details, locale)), paidAt, consents };
  await enqueueMail(trx, deps, {
    ...addressed(deps, order),
    kind: "orderConfirmation",
    ...orderConfirmationMail(deps.settings, mail),
    dedupeKey: `order:${order.id}`,
  });
}

/** Puts the mail of a refunded order into the outbox: the credit note. Once an order. */
export async function sendCreditNote(trx: Kysely<Database>, deps: Deps, order: OrderRow): Promise<void> {
  const locale = await localeOf(trx, order);
  const invoice = await invoiceOf(trx, deps, await readOrderDetails(trx, order, locale), locale);
  const creditNote = { creditNoteNumber: order.credit_note_number ?? "", refundedAt: new Date(deps.clock.nowMs()) };
  await enqueueMail(trx, deps, {
    ...addressed(deps, order),
    kind: "creditNote",
    ...creditNoteMail(deps.settings, { ...invoice, ...creditNote }),
    dedupeKey: `creditNote:${order.id}`,
  });
}

function addressed({ settings }: Deps, order: OrderRow) {
  return { recipient: order.buyer_email, userId: order.user_id, replyTo: settings.contactRecipient };
}

async function localeOf(trx: Kysely<Database>, order: OrderRow): Promise<Locale> {
  const locale = order.user_id === null ? undefined : await findUserLocale(trx, order.user_id);
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

async function invoiceOf(trx: Kysely<Database>, deps: Deps, details: OrderDetails, locale: Locale): Promise<Invoice> {
  const { order, lines, licences, partNames } = details;
  const drawingOf = await findSmallDrawings(trx, deps.settings.origin, [
    ...lines.map(({ name }) => name),
    ...licences.map(({ productName }) => productName),
  ]);
  const seller = order.seller ?? deps.settings.seller;
  return {
    locale,
    orderNumber: order.number,
    invoiceNumber: order.invoice_number ?? "",
    currency: order.currency,
    seller: { ...seller, company: null, country: seller.country ?? null },
    buyer: {
      name: order.buyer_name,
      company: order.buyer_company,
      address: [],
      country: order.vat_country,
      email: order.buyer_email,
      vatId: order.buyer_vat_id,
    },
    lines: lines.map(({ name, type, quantity, subtotalMinor, trail, ownedPartIds }) => ({
      ...{ name, type, quantity, subtotalMinor, trail },
      ownedParts: ownedPartIds.flatMap((id) => partNames.get(id) ?? []),
      picture: drawingOf(name),
    })),
    subtotalMinor: order.subtotal_minor ?? lines.reduce((sum, line) => sum + line.subtotalMinor, 0),
    multiBuyMinor: order.multi_buy_minor,
    coupons: order.coupons,
    totalMinor: order.total_minor,
    vatCountry: order.vat_country,
    isReverseCharge: order.is_reverse_charge,
    vatIdOutcome: order.vat_id_check?.outcome ?? null,
    rates: sumByRate(lines),
    licences: licences.map((licence) => ({ ...licence, picture: drawingOf(licence.productName) })),
  };
}
