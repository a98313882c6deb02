import type { Locale } from "@shop/kernel";
import type { ConsentPolicy } from "./choice.ts";
import type { ConsentService } from "./service.ts";

/**
 * Everything that a visitor could read before choosing, as one text: the dialog's texts in their language, the policy's version, and each
 * service with its purpose and what it stores. Its hash in a record proves which text a choice was about. Source: CONSENT-04.
 */
export function shownText(shown: {
  readonly locale: Locale;
  readonly messages: Readonly<Record<string, unknown>>;
  readonly policy: ConsentPolicy;
  readonly services: readonly ConsentService[];
}): string {
  const { locale, messages, policy, services } = shown;
  const texts = Object.entries(messages).sort(([one], [other]) => (one < other ? -1 : 1));
  const listed = services.map(({ id, name, provider, purpose, category, stored, hosts, privacyUrl }) => ({
    id,
    name,
    provider,
    purpose: purpose[locale],
    category,
    stored: stored.map(({ pattern, kind, lifetimeDays }) => [pattern, kind, lifetimeDays]),
    hosts,
    privacyUrl,
  }));
  return JSON.stringify({ locale, version: policy.version, asked: policy.asked, texts, services: listed });
}
