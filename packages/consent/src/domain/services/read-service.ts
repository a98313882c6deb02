import type { ConsentService } from "../service.ts";
import { googleTag } from "./google-tag.ts";
import { googleTagManager } from "./google-tag-manager.ts";
import { hotjar } from "./hotjar.ts";
import { matomo } from "./matomo.ts";
import { metaPixel } from "./meta-pixel.ts";
import { microsoftClarity } from "./microsoft-clarity.ts";
import { plausible } from "./plausible.ts";
import { posthog } from "./posthog.ts";

interface Named {
  /** What its value has to look like. */
  readonly value: RegExp;
  readonly create: (value: string) => ConsentService;
}

const NAMED: Readonly<Record<string, Named>> = {
  "google-analytics": { value: /^G-[A-Z0-9]+$/, create: (measurementId) => googleTag({ measurementId }) },
  "google-tag-manager": { value: /^GTM-[A-Z0-9]+$/, create: (containerId) => googleTagManager({ containerId }) },
  clarity: { value: /^[a-z0-9]+$/, create: (projectId) => microsoftClarity({ projectId }) },
  matomo: { value: /^https:\/\/[^\s#?,]+#\d+$/, create: readMatomo },
  plausible: { value: /^[a-z0-9.-]+$/, create: (domain) => plausible({ domain }) },
  hotjar: { value: /^\d+$/, create: (siteId) => hotjar({ siteId: Number(siteId) }) },
  posthog: { value: /^phc_\w+$/, create: (projectKey) => posthog({ projectKey }) },
  "meta-pixel": { value: /^\d+$/, create: (pixelId) => metaPixel({ pixelId }) },
};

/**
 * A ready-made service by its id and value, as a setting names it: `google-analytics:G-ABC123`, `matomo:https://statistics.example/#1`.
 * Null: there is no such service, or the value doesn't fit it.
 */
export function readService(text: string): ConsentService | null {
  const colon = text.indexOf(":");
  const id = text.slice(0, colon);
  const named = Object.hasOwn(NAMED, id) ? NAMED[id] : undefined;
  const value = text.slice(colon + 1);
  return named?.value.test(value) ? named.create(value) : null;
}

/** The address of Matomo's folder, with the number of the site after a #. */
function readMatomo(text: string): ConsentService {
  const [address = "", siteId = ""] = text.split("#");
  return matomo({ address, siteId });
}
