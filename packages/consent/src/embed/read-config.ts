import type { Locale } from "@shop/kernel";
import type { OwnEntry } from "../domain/own-entry.ts";
import type { ConsentService, LocalText } from "../domain/service.ts";
import * as ready from "../domain/services/index.ts";

const READY = { ...ready };

/** What a host's page says between `<shop-consent>` and `</shop-consent>`, as JSON. */
export interface EmbedConfig {
  readonly policyVersion: string;
  readonly policyUrl?: string;
  /** Where records are sent. Without it choices are not recorded. */
  readonly recordsUrl?: string;
  /** "auto" is the reader's system setting. Default: what the page's own `color-scheme` says. */
  readonly theme?: "light" | "dark" | "auto";
  /** Who provides the site, in the table. */
  readonly site?: string;
  readonly services: readonly (ReadyService | OwnService)[];
  readonly own?: readonly (Omit<OwnEntry, "purpose"> & { readonly purpose: string })[];
}

/** One of the ready-made: `{ "use": "googleTag", "measurementId": "G-ABC123" }`. */
interface ReadyService {
  readonly use: keyof typeof READY;
}

/** One of the host's own. `src` is its script, if the page has no marked elements for it. */
type OwnService = Pick<ConsentService, "id" | "name" | "provider" | "category" | "privacyUrl"> &
  Partial<Pick<ConsentService, "stored" | "hosts">> & { readonly purpose: string; readonly src?: string };

/** The site's services, and what it stores itself, in the language of the script. */
export function readServices(config: EmbedConfig, locale: Locale) {
  const inLanguage = (purpose: string) => ({ [locale]: purpose }) as unknown as LocalText;
  const services = config.services.map((given): ConsentService => {
    if ("use" in given) {
      const create = READY[given.use] as ((options: unknown) => ConsentService) | undefined;
      if (!create) throw new Error(`There is no service "${given.use}".`);
      return create(given);
    }
    const { src, purpose, ...rest } = given;
    return {
      stored: [],
      hosts: [],
      ...rest,
      purpose: inLanguage(purpose),
      load: () => (src === undefined ? [] : [{ kind: "script", src }]),
      inform: () => [],
      revoke: () => [],
      canStop: src === undefined,
    };
  });
  const own = (config.own ?? []).map((entry): OwnEntry => ({ ...entry, purpose: inLanguage(entry.purpose) }));
  return { services, own };
}
