import { ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import { type CheckedCampaign, contentCampaignSchema } from "../content/index.ts";
import { refuseIssue, toList, toNumber } from "./fields.ts";

const TEXT_OPTIONS = {
  "title-de": "string",
  "title-ja": "string",
  "subtitle-de": "string",
  "subtitle-ja": "string",
  "description-de": "string",
  "description-ja": "string",
  "benefits-de": "string",
  "benefits-ja": "string",
  "cta-de": "string",
  "cta-ja": "string",
} as const;

export const CAMPAIGN_OPTIONS = {
  ...TEXT_OPTIONS,
  kind: "string",
  title: "string",
  subtitle: "string",
  description: "string",
  cta: "string",
  discount: "string",
  loyalty: "string",
  products: "string",
  types: "string",
  from: "string",
  until: "string",
  zone: "string",
  benefits: "string",
  page: "string",
} as const;
type Options = { readonly [Name in keyof typeof CAMPAIGN_OPTIONS]?: string };

/** A promotion or a sales window from the command line, as one of the content is read. Failure: `operator.refused`. */
export function readCampaign(id: string, options: Options): Result<CheckedCampaign> {
  const parsed = z.safeParse(contentCampaignSchema, {
    id,
    kind: options.kind ?? "promotion",
    title: options.title,
    subtitle: options.subtitle,
    description: options.description,
    ctaText: options.cta,
    discount: toNumber(options.discount),
    loyaltyDiscount: toNumber(options.loyalty) ?? null,
    products: toList(options.products),
    productTypes: toList(options.types),
    startDate: options.from,
    endDate: options.until,
    timeZone: options.zone,
    benefits: toList(options.benefits),
    page: options.page ?? null,
    de: textsIn("de", options),
    ja: textsIn("ja", options),
  });
  return parsed.success ? ok(parsed.data) : refuseIssue(parsed.error.issues[0]);
}

/** Its texts in another language than English. Undefined: none is given. */
function textsIn(language: "de" | "ja", options: Options): CheckedCampaign["de"] {
  const benefits = options[`benefits-${language}`];
  const texts = {
    title: options[`title-${language}`],
    subtitle: options[`subtitle-${language}`],
    description: options[`description-${language}`],
    benefits: benefits === undefined ? undefined : toList(benefits),
    ctaText: options[`cta-${language}`],
  };
  return Object.values(texts).every((text) => text === undefined) ? undefined : texts;
}
