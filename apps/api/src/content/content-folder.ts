import type { CheckedAnswer } from "./schemas/answer-schema.ts";
import type { CheckedBeta } from "./schemas/beta-schema.ts";
import type { CheckedManifest, CheckedPage, CheckedProduct, CheckedTutorial } from "./schemas/content-schemas.ts";
import type { CheckedContest } from "./schemas/contest-schema.ts";
import type { CheckedFollowUp } from "./schemas/follow-up-schema.ts";
import type { CheckedCampaign, CheckedCoupon } from "./schemas/sales-schemas.ts";
import type { CheckedVatRate } from "./schemas/vat-rate-schema.ts";
import type { CheckedWheelSegment } from "./schemas/wheel-schema.ts";

export type EntryFolder =
  | "products"
  | "tutorials"
  | "pages"
  | "answers"
  | "packs"
  | "performances"
  | "demonstrations"
  | "figures"
  | "presets";

/** What the content folder's loaders return: unchecked JSON. */
export interface ContentFolderInput {
  readonly shop?: unknown;
  readonly products: readonly unknown[];
  readonly tutorials: readonly unknown[];
  readonly pages: readonly unknown[];
  readonly answers?: readonly unknown[];
  /** Absent: none. */
  readonly campaigns?: readonly unknown[];
  readonly coupons?: readonly unknown[];
  /** The segments of the wheel of fortune. Absent or empty: there is no wheel. */
  readonly wheel?: readonly unknown[];
  readonly contests?: readonly unknown[];
  /** The beta programme. Absent: there is none. */
  readonly beta?: unknown;
  /** Follow-up mails. Absent: none are sent. */
  readonly followUps?: readonly unknown[];
  /** What VAT is in a price, by country. Absent: the seller's country alone can be ordered from. */
  readonly vatRates?: readonly unknown[];
  /** What the generator makes packs and plugins from. */
  readonly packs?: readonly unknown[];
  readonly presets?: readonly unknown[];
  /** What packs are heard with. Absent: nothing can be heard. */
  readonly performances?: readonly unknown[];
  /** What plugins are heard with. Absent: none can be heard. */
  readonly demonstrations?: readonly unknown[];
  /** The plots with sounds of tutorials, and their ids, which are the names of their files. */
  readonly figures?: readonly unknown[];
  readonly figureIds?: readonly string[];
  /** The files of the entries, in the same order. Without them the slugs identify the files. */
  readonly fileNames?: Readonly<Partial<Record<EntryFolder, readonly string[]>>>;
}

/** The same with a build's information about its files. */
export interface ContentInput extends ContentFolderInput {
  /** A hash over the folder's files. Absent: the content has no place in an order, and replaces any other. */
  readonly hash?: string;
  readonly manifest: unknown;
}

export interface CheckedFolder {
  /** From `shop.json`; 0 if it has none. */
  readonly version: number;
  readonly products: readonly CheckedProduct[];
  readonly tutorials: readonly CheckedTutorial[];
  readonly pages: readonly CheckedPage[];
  readonly answers: readonly CheckedAnswer[];
  readonly campaigns: readonly CheckedCampaign[];
  readonly coupons: readonly CheckedCoupon[];
  readonly wheel: readonly CheckedWheelSegment[];
  readonly contests: readonly CheckedContest[];
  readonly beta: CheckedBeta | null;
  readonly followUps: readonly CheckedFollowUp[];
  readonly vatRates: readonly CheckedVatRate[];
}

export interface CheckedContent extends CheckedFolder {
  readonly manifest: CheckedManifest;
}

export type NameFile = (folder: EntryFolder, index: number, value: unknown) => string;
