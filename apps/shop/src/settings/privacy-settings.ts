import { isServiceName, OWN_SERVICE_NAMES } from "@shop/storefront/services";
import * as z from "zod";
import { define, list } from "./define-setting.ts";

/** Which services visitors are asked about. */
export const privacySettings = {
  SHOP_SERVICES: define({
    schema: list.pipe(z.array(z.string().refine(isServiceName))).default([...OWN_SERVICE_NAMES]),
    allowed:
      "a comma-separated list of own-statistics, own-recorder, google-analytics:G-…, google-tag-manager:GTM-…, clarity:…, matomo:https://host/#site, plausible:domain, hotjar:site, posthog:phc_…, meta-pixel:…; empty for none",
    fallback: "own-statistics, own-recorder",
    purpose:
      "The statistics tool, the session recorder and the tags that run after a visitor's consent, and never before; see docs/guides/privacy.md.",
  }),
} as const;
