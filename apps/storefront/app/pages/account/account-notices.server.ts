import type { WireOwnedProduct, WireOwnedProducts, WireUser } from "@shop/api-client/contract";
import type { Product } from "@shop/catalog";
import { dayInWords, formatMessage, type Locale } from "@shop/kernel";
import { accountPageTexts } from "./messages/index.ts";

/** A line of words with what it is about above it. */
export interface Note {
  readonly title: string;
  readonly text: string;
}

export interface AccountNotice extends Note {
  /** Where the action leads; null if the notice is only information. */
  readonly href: string | null;
  readonly action: string | null;
}

/** The data of an account page. */
export interface AccountFacts {
  readonly user: WireUser;
  readonly owned: WireOwnedProducts | null;
  readonly products: readonly Product[];
  readonly newsletterPolicy: "forced" | "free";
  readonly locale: Locale;
  /** Of the browser: its system decides which file comes first. */
  readonly userAgent: string;
}

/** What is pending for the customer or somebody else: a change of address, a newsletter, free downloads, a transferred licence. */
export function noticesOf(facts: AccountFacts): readonly AccountNotice[] {
  const { user, owned, locale } = facts;
  const texts = accountPageTexts[locale];
  const change = waitingEmailText(user, locale);
  const plainNotice = (title: string, text: string) => ({ title, text, href: null, action: null });
  return [
    ...(change === null
      ? []
      : [{ title: texts.emailChangeTitle, text: change, href: "/account/email", action: texts.emailChangeAction }]),
    ...(typeof user.newsletter_pending === "number"
      ? [plainNotice(texts.newsletterPendingTitle, texts.newsletterPendingText)]
      : []),
    ...(isNewsletterNeeded(facts) && owned?.plugin.some(isHadForFree)
      ? [
          {
            title: texts.freeWaitingTitle,
            text: texts.freeWaitingText,
            href: "/account/newsletter",
            action: texts.freeSubscribe,
          },
        ]
      : []),
    ...(owned?.waiting_transfers ?? []).map(({ product, recipient_email: email, returns_at }) =>
      plainNotice(
        texts.waitingTransferTitle,
        formatMessage(texts.waitingTransferText, { product, email, date: dayInWords(locale, returns_at) }),
      ),
    ),
  ];
}

/** Free products are for newsletter subscribers, and the customer isn't one. Source: CAT-08. */
export function isNewsletterNeeded({ user, newsletterPolicy }: AccountFacts): boolean {
  return newsletterPolicy === "forced" && user.newsletterSettings === 0;
}

/** It is free now, and no licence of it was paid for. */
function isHadForFree({ is_free, licenses }: WireOwnedProduct): boolean {
  return is_free === true && licenses.every(({ source }) => source === "activation" || source === "free");
}

/** When the address changes, and to which; null if no change is pending. */
export function waitingEmailText(
  { email_change: change }: Pick<WireUser, "email_change">,
  locale: Locale,
): string | null {
  if (!change) return null;
  const params = { date: dayInWords(locale, change.takes_effect_at), email: change.new_email };
  return formatMessage(accountPageTexts[locale].emailChangeText, params);
}
