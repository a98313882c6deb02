import { customerAnswer } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import { newsletterSum } from "../domain/newsletter-sum.ts";
import { readUnsubscribeLink, type UnsubscribeLink } from "../domain/unsubscribe-link.ts";
import type { AccountDeps } from "./account-services.ts";
import { createLinkActStore, type LinkActStore, type MaybeLink } from "./link-act-store.ts";
import type { MailedLink } from "./ports.ts";

export type UnsubscribeStore = LinkActStore<UnsubscribeLink, null>;
export type ConfirmNewsletterStore = LinkActStore<MailedLink, number | null>;
/** Checked: the link, or `own` for the logged-in customer's change. Done: the address that stays, if known. */
export type RevokeEmailStore = LinkActStore<{ readonly link: MailedLink | null }, string | null>;

/** Ends all newsletters by a mailed link, and looks whether that was done. Source: ACCT-08. */
export function createUnsubscribeStore({ gateway, log }: AccountDeps): UnsubscribeStore {
  const codes = { refused: "newsletter.unsubscribeFailed", exception: "newsletter.unsubscribeFailed" };
  return createLinkActStore<UnsubscribeLink, null>({
    look: (link) => readUnsubscribeLink(link ?? { id: null, key: null }),
    act: async ({ id, key }) => {
      const saved = customerAnswer("unsubscribe", await gateway.newsletter.save(0, { id, key }), codes, log);
      if (!saved.isOk) return saved;
      const now = await gateway.newsletter.load({ id, key });
      const isLeft = now.isOk && newsletterSum(now.value) > 0;
      return isLeft ? fail({ code: "newsletter.unsubscribeUnprocessed" }) : ok(null);
    },
    deadCodes: ["newsletter.linkInvalid"],
  });
}

/** Puts newsletter settings into force that waited for a mailed link. Source: ACCT-04. */
export function createConfirmNewsletterStore({ gateway, log }: AccountDeps): ConfirmNewsletterStore {
  const codes = { refused: "newsletter.confirmFailed", exception: "newsletter.confirmFailed" };
  return createLinkActStore<MailedLink, number | null>({
    look: (link) => wholeLink(link, "newsletter.linkInvalid"),
    act: async (link) => customerAnswer("confirmNewsletter", await gateway.newsletter.confirm(link), codes, log),
    deadCodes: ["newsletter.linkInvalid"],
  });
}

/** Takes a waiting e-mail change back, by the mail to the old address or as the logged-in customer. Source: ACCT-07. */
export function createRevokeEmailStore({ gateway, log }: AccountDeps): RevokeEmailStore {
  const codes = { refused: "account.revokeFailed", exception: "account.revokeFailed" };
  return createLinkActStore<{ readonly link: MailedLink | null }, string | null>({
    look: (link) => {
      if (link === null) return ok({ link });
      const whole = wholeLink(link, "account.revokeLinkInvalid");
      return whole.isOk ? ok({ link: whole.value }) : whole;
    },
    act: async ({ link }) => {
      const answer = customerAnswer("revokeEmailChange", await gateway.emailChange.revoke(link), codes, log);
      // The general text suggests requesting a new link, which isn't possible here.
      const isInvalid = !answer.isOk && answer.failure.code === "auth.linkInvalid";
      return isInvalid ? fail({ code: "account.revokeLinkInvalid" }) : answer;
    },
    deadCodes: ["account.revokeLinkInvalid"],
  });
}

function wholeLink(link: MaybeLink | null, code: string): Result<MailedLink> {
  return link?.id && link.key ? ok({ id: link.id, key: link.key }) : fail({ code });
}
