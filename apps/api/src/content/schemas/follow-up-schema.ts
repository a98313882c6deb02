import { type MarketingCalls, marketingCalls } from "@shop/api-client/contract";
import * as z from "zod/mini";
import { CONDITION_NAMES } from "../../follow-ups/index.ts";
import { eventTypeOf } from "../../marketing/index.ts";
import { NEWSLETTER_NAMES } from "../../newsletter/index.ts";
import { filledText, line, slug } from "../content-texts.ts";
import { MAX_FOLLOW_UP_DAYS, MAX_FOLLOW_UP_HOURS, MAX_FOLLOW_UP_PARAGRAPHS } from "../limits.ts";

/** Every event that the marketing service stores by itself. */
const EVENT_TYPES = (Object.keys(marketingCalls) as Array<keyof MarketingCalls>)
  .filter((name) => name.startsWith("track") && name !== "trackActivitySession")
  .map(eventTypeOf);

const KNOWN_PLACES: ReadonlySet<string> = new Set(["product", "shop"]);
const hasKnownPlaces = z.refine<string>(
  (value) => [...value.matchAll(/\{(\w*)\}/g)].every(([, place = ""]) => KNOWN_PLACES.has(place)),
  "has another place than {product} and {shop}",
);
const oneLine = line.check(hasKnownPlaces);
const sentence = filledText.check(hasKnownPlaces);

const texts = z.strictObject({
  subject: oneLine,
  heading: oneLine,
  paragraphs: z.array(sentence).check(z.minLength(1), z.maxLength(MAX_FOLLOW_UP_PARAGRAPHS)),
  action: oneLine,
  why: sentence,
});
const path = z
  .templateLiteral(["/", z.string()])
  .check(z.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, "is not a path of the shop"));
const count = (most: number) => z.int("is not a whole number").check(z.minimum(1), z.maximum(most));

/** A sequence of `follow-ups.json`: the event that begins it, the wait, what must be so then, and the mail. Source: TRACK-04. */
export const contentFollowUpSchema = z.strictObject({
  id: slug,
  event: z.enum(EVENT_TYPES),
  waitHours: count(MAX_FOLLOW_UP_HOURS),
  condition: z._default(z.enum(CONDITION_NAMES), "always"),
  category: z.enum(NEWSLETTER_NAMES),
  offer: z._default(z.nullable(slug), null),
  path,
  repeatDays: z._default(z.nullable(count(MAX_FOLLOW_UP_DAYS)), null),
  en: texts,
  de: texts,
  ja: texts,
});
export type CheckedFollowUp = z.infer<typeof contentFollowUpSchema>;
