import type { ActivityType } from "@shop/api-client/contract";

/** Something that somebody has done, without a name. */
export interface LiveStat {
  readonly type: ActivityType;
  /** In the host's words. Empty: not known, or too few people are there. */
  readonly place: string;
  /** In the host's words: 2 hours ago. */
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
