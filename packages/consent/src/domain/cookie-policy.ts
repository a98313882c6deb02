import { formatMessage, type Locale, type Message, type MessageParams } from "@shop/kernel";
import { CONSENT_CATEGORIES, type ConsentCategory } from "./categories.ts";
import { type KeptTextKey, keptText } from "./kept-text.ts";
import type { OwnEntry } from "./own-entry.ts";
import type { ConsentService, StorageKind } from "./service.ts";

/** The texts that a policy needs: those of `consentMessages`. */
export type PolicyTextKey =
  | KeptTextKey
  | `category.${ConsentCategory}`
  | `kind.${StorageKind}`
  | "provider"
  | "hosts"
  | "stored"
  | "storesNothing"
  | "policyService"
  | "policyPurpose"
  | "policyCategory"
  | "policyKept"
  | "policyName"
  | "policyTitle"
  | "thisSite"
  | "nobodyElse";
export type PolicyMessages = Readonly<Record<PolicyTextKey, Message>>;

export interface PolicyContent {
  readonly services: readonly ConsentService[];
  /** What the site itself stores. */
  readonly own: readonly OwnEntry[];
  readonly messages: PolicyMessages;
  readonly locale: Locale;
  /** Who provides the site: its operator's name. Default: "This site". */
  readonly site?: string | undefined;
}

/** One thing that is stored, or a service that stores nothing, in the words of the policy's language. */
export interface PolicyRow {
  /** Its name, where `*` is any number of characters. Null: the service stores nothing. */
  readonly name: string | null;
  /** "Cookie", "Local storage" … Null: as above. */
  readonly kind: string | null;
  readonly service: string;
  readonly provider: string;
  readonly purpose: string;
  readonly category: ConsentCategory;
  readonly categoryName: string;
  /** "30 days", "Until the browser is closed" … Null: as above. */
  readonly kept: string | null;
  /** Empty: nothing is sent to anybody else. */
  readonly hosts: readonly string[];
  /** The service's own policy. Null: the site's own entry. */
  readonly privacyUrl: string | null;
}

/** Every cookie, storage key and service of a site, by category: the table of its privacy policy. Source: CONSENT-03. */
export function cookiePolicy({ services, own, messages, locale, site }: PolicyContent): PolicyRow[] {
  const text = (key: PolicyTextKey, params?: MessageParams) => formatMessage(messages[key], params, locale);
  const place = site ?? text("thisSite");
  const rows = [
    ...own.map(
      (entry): PolicyRow => ({
        name: entry.pattern,
        kind: text(`kind.${entry.kind}`),
        service: place,
        provider: place,
        purpose: entry.purpose[locale],
        category: entry.category,
        categoryName: text(`category.${entry.category}`),
        kept: keptText(entry, text),
        hosts: [],
        privacyUrl: null,
      }),
    ),
    ...services.flatMap((service): PolicyRow[] => {
      const { name, provider, purpose, category, hosts, privacyUrl, stored } = service;
      const same = { provider, purpose: purpose[locale], category, hosts, privacyUrl };
      const row = { ...same, service: name, categoryName: text(`category.${category}`) };
      if (stored.length === 0) return [{ ...row, name: null, kind: null, kept: null }];
      return stored.map((thing) => ({
        ...row,
        name: thing.pattern,
        kind: text(`kind.${thing.kind}`),
        kept: keptText(thing, text),
      }));
    }),
  ];
  return CONSENT_CATEGORIES.flatMap((category) => rows.filter((row) => row.category === category));
}
