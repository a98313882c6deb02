import type { ProductCampaign } from "@shop/catalog";
import { formatMessage, type Locale, zonedTimeInWords } from "@shop/kernel";
import { campaignTexts } from "./messages/index.ts";

/** The text about a campaign, with its percentage for visitors and customers. */
export interface CampaignNote {
  readonly visitor: string;
  readonly customer: string;
}

/** A product page's texts about its active campaigns: the discount, and its end. Formatted here, so that no script needs to. */
export function campaignNotes(
  campaigns: readonly ProductCampaign[],
  locale: Locale,
): Readonly<Record<string, CampaignNote>> {
  const notes = campaigns.map(({ id, title, percent, loyaltyPercent, endsAt, timeZone = "UTC" }) => {
    const date = zonedTimeInWords(locale, endsAt, timeZone);
    const say = (points: number) => formatMessage(campaignTexts[locale].campaignNote, { title, percent: points, date });
    return [id, { visitor: say(percent), customer: say(loyaltyPercent ?? percent) }] as const;
  });
  return Object.fromEntries(notes);
}
