import type { Locale } from "@shop/kernel";
import type { ConsentCategory } from "./categories.ts";
import type { Grants } from "./grants.ts";

/** A text in each language of the shop. */
export type LocalText = Readonly<Record<Locale, string>>;

/** Where it is stored: as a cookie, in the local or the session storage, or as a database (IndexedDB). */
export type StorageKind = "cookie" | "local" | "session" | "database";

/** Something that is stored in the browser. */
export interface StoredThing {
  /** Its name; `*` is any number of characters. */
  readonly pattern: string;
  readonly kind: StorageKind;
  /** Null: until the browser is closed, or until it is removed. */
  readonly lifetimeDays: number | null;
}

/** One step by which a page loads a service or speaks to it, as data. A page performs steps in their order. */
export type ServiceStep =
  | { readonly kind: "script"; readonly src: string; readonly attributes?: Readonly<Record<string, string>> }
  /** Makes a global function that collects its calls in a list until the service's script takes them. Not if there is one. */
  | { readonly kind: "collect"; readonly name: string; readonly list: readonly string[] }
  | { readonly kind: "set"; readonly name: string; readonly value: unknown }
  /** Calls what is at this path below the global object. Nothing happens if there is nothing. */
  | { readonly kind: "call"; readonly path: readonly string[]; readonly args: readonly unknown[] }
  /** Appends to a global list, which is made if there is none. */
  | { readonly kind: "push"; readonly name: string; readonly value: unknown };

/** What a service learns when it is loaded. */
export interface ServiceStart {
  readonly grants: Grants;
  readonly nowMs: number;
}

/** A service that waits for consent, as data. Source: CONSENT-02, CONSENT-03. */
export interface ConsentService {
  /** Letters and hyphens, unique: what `data-consent-service` and a choice name. */
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly purpose: LocalText;
  readonly category: ConsentCategory;
  readonly stored: readonly StoredThing[];
  /** The hosts that it loads from and sends to; `*.` in front covers the hosts below. */
  readonly hosts: readonly string[];
  /** Null: the site runs it itself, under its own policy. */
  readonly privacyUrl: string | null;
  /** Loads it. Consent signals come before the script, never before consent. Empty: the page has marked elements of its own. */
  readonly load: (start: ServiceStart) => readonly ServiceStep[];
  /** Informs the loaded service of what is allowed now. */
  readonly inform: (grants: Grants) => readonly ServiceStep[];
  /** The service's own opt-out. */
  readonly revoke: () => readonly ServiceStep[];
  /** Whether it sends and stores nothing more after `revoke`. If not, the page has to be loaded again. */
  readonly canStop: boolean;
}
