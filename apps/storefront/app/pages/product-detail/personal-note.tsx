import type { ShelfPrice } from "@shop/catalog";
import { dayInWords } from "@shop/kernel";
import { type Currency, FIRST_PURCHASE_PERCENT, LOYALTY_DISCOUNT_PERCENT, priceInText } from "@shop/pricing";
import { useShopper } from "../../composition/use-shopper.ts";
import { useAccountTexts } from "../../messages/use-account-texts.ts";
import { useLocale } from "../../messages/use-texts.ts";

interface PersonalNoteProps {
  readonly price: ShelfPrice;
  readonly currency: Currency;
}

/** Explains the customer's own price in one sentence; the cart shows it step by step. */
export function PersonalNote({ price, currency }: PersonalNoteProps) {
  const text = useAccountTexts();
  const locale = useLocale();
  const eduPercent = useShopper((state) => state.user?.priceFacts.eduPercent ?? 0);
  const endsAt = useShopper((state) => state.user?.firstPurchaseEndsAt ?? null);
  const { completion, campaign, priceMinor } = price;
  const loyalty = LOYALTY_DISCOUNT_PERCENT;
  if (completion) {
    const owned = completion.parts.filter(({ isOwned }) => isOwned).length;
    return text("noteCompletion", {
      owned,
      count: completion.parts.length,
      price: priceInText(priceMinor, currency, locale),
    });
  }
  // A campaign with a percentage of its own for customers has put it in the place of theirs.
  if (campaign && campaign.loyaltyPercent !== null) return text("noteCampaign");
  if (endsAt !== null) {
    const date = dayInWords(locale, endsAt, "reader");
    return text("noteFirstPurchase", { loyalty, first: FIRST_PURCHASE_PERCENT, date });
  }
  return eduPercent > 0 ? text("noteEdu", { loyalty, edu: eduPercent }) : text("noteLoyalty", { loyalty });
}
