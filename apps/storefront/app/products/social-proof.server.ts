import { formatMessage, type Locale } from "@shop/kernel";
import type { RouterContextProvider } from "react-router";
import { SPELLINGS } from "../messages/spellings.ts";
import { storefrontContext } from "../request/storefront-context.ts";
import { withinTime } from "../request/within-time.server.ts";
import { socialProofTexts } from "./messages/index.ts";

/** A page doesn't wait longer for figures that only decorate it. */
const WAIT_MS = 300;

/** What a page states about the shop's customers, in words; nothing of it is about a visitor. */
export interface SocialProof {
  readonly badges: readonly { readonly figure: string; readonly text: string }[];
  /** Null: too few to say so. */
  readonly shopping: string | null;
  /** Marks figures that are invented for a demonstration. Null: they are the shop's own. */
  readonly sample: string | null;
}

const NOTHING: SocialProof = { badges: [], shopping: null, sample: null };

/** The figures of the badges, from the back end. Nothing if they are late or missing, or samples that the operator doesn't allow. */
export async function loadSocialProof(context: Readonly<RouterContextProvider>, locale: Locale): Promise<SocialProof> {
  const { api, clock, shop, reportError } = context.get(storefrontContext);
  const failure = { code: "api.timeout" };
  const answer = await withinTime(api.call("getSocialProof", {}), { clock, waitMs: WAIT_MS, failure });
  if (!answer.isOk) {
    reportError(new Error(`The figures of social proof are left out (${answer.failure.code}).`));
    return NOTHING;
  }
  const { customers, reviews, downloads, rating, people_shopping: shopping, is_sample: isSample } = answer.value;
  if (isSample && !shop.hasSamples) return NOTHING;
  const texts = socialProofTexts[locale];
  const format = new Intl.NumberFormat(SPELLINGS[locale]);
  const badge = (count: number | null | undefined, text: string) =>
    count === null || count === undefined ? [] : [{ figure: format.format(count), text }];
  const average = rating === null ? "" : formatMessage(texts.average, { rating: format.format(rating) });
  return {
    badges: [
      ...badge(customers, texts.customers),
      ...badge(reviews, rating === null ? texts.reviews : average),
      ...badge(downloads, texts.downloads),
    ],
    shopping: shopping === null ? null : formatMessage(texts.shopping, { count: format.format(shopping) }),
    sample: isSample ? texts.sample : null,
  };
}
