import type { WirePromotion } from "@shop/api-client/contract";
import { choosePromotion, inLanguage } from "@shop/engagement";
import { zonedTimeInWords } from "@shop/kernel";
import type { RouterContextProvider } from "react-router";
import { storefrontContext } from "../request/storefront-context.ts";
import { requestLocale } from "../request/texts-of.server.ts";
import { withinTime } from "../request/within-time.server.ts";

/** How long a page waits for its offer. */
const WAIT_MS = 300;
const HOUR_MS = 3_600_000;

/** The offer of the discount bar; the same for everyone who is shown this page within the hour. */
export interface BarPromotion {
  readonly title: string;
  readonly productName: string;
  readonly path: string;
  readonly percent: number;
  readonly percentWithLogin: number;
  readonly endsAtMs: number;
  /** Its end, in the page's language and with the name of its time zone. Formatted here, so that browsers show the same. */
  readonly endsAtText: string;
  /** The hour for which it was chosen. */
  readonly hourMs: number;
}

/**
 * Chooses the page's promotion, by its path and the hour (UTC): a page is one page for everyone, and its caches last to the next choice at
 * most. Null if there is none, or the back end is slow or down; such a page is not cached. Source: ENGAGE-01.
 */
export async function loadBarPromotion(
  context: Readonly<RouterContextProvider>,
  request: Pick<Request, "url">,
): Promise<BarPromotion | null> {
  const { api, clock, changesAtMs, missing, reportError } = context.get(storefrontContext);
  const failure = { code: "promotions.unavailable" };
  const answer = await withinTime(api.call("getPromotions", {}), { clock, waitMs: WAIT_MS, failure });
  if (!answer.isOk) {
    missing.add("promotions");
    reportError(new Error(`The promotions are unavailable (${answer.failure.code}): the page has no discount bar.`));
    return null;
  }
  const nowMs = clock.nowMs();
  const hourMs = nowMs - (nowMs % HOUR_MS);
  const promotions = answer.value.products.flatMap((wire) => toBarPromotion(wire, request, hourMs) ?? []);
  const running = promotions.filter(({ endsAtMs }) => endsAtMs > nowMs);
  const chosen = choosePromotion(running, `${new URL(request.url).pathname} ${hourMs}`);
  if (chosen) changesAtMs.push(chosen.endsAtMs, hourMs + HOUR_MS);
  return chosen;
}

/** Null without a product's page, or with an end that is no time. */
function toBarPromotion(promotion: WirePromotion, request: Pick<Request, "url">, hourMs: number): BarPromotion | null {
  const locale = requestLocale(request);
  const wire = inLanguage(promotion, locale);
  const endsAtMs = Date.parse(wire.end_date);
  if (!wire.path || !wire.discount || Number.isNaN(endsAtMs)) return null;
  return {
    title: wire.title ?? wire.description,
    productName: wire.product_name,
    path: wire.path,
    percent: wire.discount,
    percentWithLogin: wire.discount_with_login ?? wire.discount,
    endsAtMs,
    endsAtText: zonedTimeInWords(locale, endsAtMs, wire.time_zone ?? "UTC"),
    hourMs,
  };
}
