import type { ActivityType } from "@shop/api-client/contract";

/** Something that somebody has done, without a name. */
export interface LiveStat {
  readonly type: ActivityType;
  /** A country's code (ISO 3166), or 150 for Europe. Null: not known, or too few people are there. */
  readonly placeCode: string | null;
  /** The place in the host's words, in English: for readers of English and for hosts without a code. May be empty. */
  readonly place: string;
  /** Full hours since then. Null: the host said it in words. */
  readonly hoursAgo: number | null;
  /** The age in the host's words, as documented, in English. */
  readonly age: string;
  /** Null: a registration. */
  readonly product: LiveStatProduct | null;
  /** Invented, for a demonstration. */
  readonly isSample: boolean;
}

export interface LiveStatProduct {
  readonly name: string;
  readonly path: string;
  /** Addresses of its picture by theme; empty: none. */
  readonly pictureDark: string;
  readonly pictureLight: string;
}
