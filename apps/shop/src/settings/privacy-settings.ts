import { readService } from "@shop/consent";
import * as z from "zod";
import { define, list } from "./define-setting.ts";

/** The services that the shop runs itself, without an account anywhere. */
const OWN_SERVICES = ["own-statistics", "own-recorder"];

/** Which services visitors are asked about. */
export const privacySettings = {
  SHOP_SERVICES: define({
    schema: list
      .pipe(z.array(z.string().refine((name) => OWN_SERVICES.includes(name) || readService(name) !== null)))
      .default(OWN_SERVICES),
    allowed:
      "a comma-separated list of own-statistics, own-recorder, google-analytics:G-…, google-tag-manager:GTM-…, clarity:…, matomo:https://host/#site, plausible:domain, hotjar:site, posthog:phc_…, meta-pixel:…; empty for none",
    fallback: "own-statistics, own-recorder",
    purpose:
      "The statistics tool, the session recorder and the tags that run after a visitor's consent, and never before; see docs/guides/privacy.md.",
  }),
} as const;
