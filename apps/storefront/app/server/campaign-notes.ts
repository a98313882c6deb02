import type { ProductCampaign } from "@shop/catalog";
import { formatMessage, type Locale, timeInWords } from "@shop/kernel";
import { campaignTexts } from "../messages/campaign/index.ts";

/** What is said of a campaign, with its percentage for each of the two. */
export interface CampaignNote {
  readonly visitor: string;
  readonly customer: string;
}

/** What a product's page says of the campaigns that run for it: what they take off, and until when. Written here, so that no script needs to. */
export function campaignNotes(
  campaigns: readonly ProductCampaign[],
  locale: Locale,
): Readonly<Record<string, CampaignNote>> {
  const notes = campaigns.map(({ id, title, percent, loyaltyPercent, endsAt }) => {
    const say = (points: number) =>
      formatMessage(campaignTexts[locale].campaignNote, { title, percent: points, date: timeInWords(locale, endsAt) });
    return [id, { visitor: say(percent), customer: say(loyaltyPercent ?? percent) }] as const;
  });
  return Object.fromEntries(notes);
}
