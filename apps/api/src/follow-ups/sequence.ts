import type { NEWSLETTER_NAMES } from "../newsletter/index.ts";
import type { ConditionName } from "./conditions.ts";

/** A mail's texts. `{product}` is the event's product, `{shop}` the shop. */
export interface FollowUpTexts {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  /** Why the reader gets this mail. */
  readonly why: string;
}

/** A follow-up mail, as `follow-ups.json` describes it. */
export interface FollowUpSequence {
  readonly id: string;
  /** The type of a customer's event, as in `drip_events`. */
  readonly event: string;
  readonly waitHours: number;
  /** What else must be so when the mail is due. */
  readonly condition: ConditionName;
  /** The category of the newsletter that the reader must be subscribed to. */
  readonly category: (typeof NEWSLETTER_NAMES)[number];
  /** The drip page whose offer the mail leads to; null: it leads to the path. */
  readonly offer: string | null;
  readonly path: `/${string}`;
  /** When the same person may get it again; null: never. */
  readonly repeatDays: number | null;
  readonly en: FollowUpTexts;
  readonly de: FollowUpTexts;
  readonly ja: FollowUpTexts;
}
