import type { MailDomainLookup } from "@shop/api";

/** A domain that can't exist by RFC 2606, so that the rejection can be seen without a network. */
const NEVER_A_DOMAIN = ".invalid";

/** For the demo, which may run without a network: every domain but the impossible ones accepts mail. */
export const uncheckedMailDomains: MailDomainLookup = {
  acceptsMail: async (domain) => (domain.endsWith(NEVER_A_DOMAIN) ? "no" : "yes"),
};
