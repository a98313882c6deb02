import type { AnswerOf, Operations } from "@shop/api-client/contract";
import { type Product, type ShelfOffer, UNAVAILABLE_AFTER_MS } from "@shop/catalog";
import { formatMessage, type Locale, zonedTimeInWords } from "@shop/kernel";
import { formatPrice } from "@shop/pricing";
import type { RouterContextProvider } from "react-router";
import { loadProducts, toListed } from "../../products/products.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { withinTime } from "../../request/within-time.server.ts";
import { salesTexts } from "./messages/index.ts";
import { regularOffer } from "./sales.server.ts";

type Context = Readonly<RouterContextProvider>;
type Offer = NonNullable<AnswerOf<Operations["getDripOffer"]>["offer"]>;

/** A drip page's offer and products, the same for everyone who opens the same link. */
export async function loadDrip(
  context: Context,
  asked: { readonly page: string; readonly invitation: string },
  locale: Locale,
) {
  const [offer, products] = await Promise.all([readOffer(context, asked), loadProducts(context, locale)]);
  const chosen = offer ? productsOf(offer, products) : [];
  const isTaken = offer?.state === "open" && offer.isForCaller;
  const isForShown = offer !== null && (chosen.length > 0 || isForEverything(offer));
  return {
    offer: isTaken ? { figure: figureOf(offer), validUntil: validUntil(offer, locale) } : null,
    // What the cards' prices include.
    coupon: isTaken && isForShown ? couponOf(offer, locale) : null,
    notice: isTaken ? null : noticeOf(offer, locale),
    products: chosen.length > 0 ? chosen : regularOffer(products),
  };
}

async function readOffer(
  context: Context,
  asked: { readonly page: string; readonly invitation: string },
): Promise<Offer | null> {
  const { api, clock, changesAtMs, missing, reportError } = context.get(storefrontContext);
  const failure = { code: "api.timeout" };
  const call = api.call("getDripOffer", asked);
  const answer = await withinTime(call, { clock, waitMs: UNAVAILABLE_AFTER_MS, failure });
  if (!answer.isOk) {
    missing.add("content");
    reportError(new Error(`The offer of ${asked.page} is unavailable: ${answer.failure.code}.`));
    return null;
  }
  const { offer } = answer.value;
  for (const date of [offer?.startDate, offer?.endDate]) if (date) changesAtMs.push(Date.parse(date));
  return offer;
}

function productsOf({ products: names, productTypes: types }: Offer, products: readonly Product[]) {
  return products
    .filter(({ name, type, isForSale }) => isForSale && (names.includes(name) || types.includes(type)))
    .map(toListed);
}

function isForEverything({ products, productTypes }: Offer): boolean {
  return products.length === 0 && productTypes.length === 0;
}

function couponOf({ percent, amount, minimum = null }: Offer, locale: Locale): ShelfOffer {
  return { title: salesTexts[locale].withOffer, percent, amount, minimum };
}

function figureOf({ percent, amount }: Offer): string {
  if (percent !== null) return `−${percent}%`;
  return amount?.EUR ? `−${formatPrice(amount.EUR, "EUR")}` : "";
}

function validUntil({ endDate, timeZone }: Offer, locale: Locale): string | null {
  if (!endDate) return null;
  return formatMessage(salesTexts[locale].validUntil, { date: zonedTimeInWords(locale, endDate, timeZone ?? "UTC") });
}

/** Why there is nothing to press. */
function noticeOf(offer: Offer | null, locale: Locale): { readonly title: string; readonly text: string } {
  const texts = salesTexts[locale];
  const text = texts.regularLead;
  if (!offer) return { title: texts.noOfferTitle, text };
  if (offer.state === "over") return { title: texts.offerOverTitle, text };
  if (offer.state === "upcoming") return { title: texts.offerUpcomingTitle, text };
  return { title: texts.notInvitedTitle, text: texts.notInvitedText };
}
