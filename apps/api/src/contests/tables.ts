import type { ContestTexts, PrizeTexts } from "@shop/api-client/contract";
import type { Translations } from "@shop/engagement";
import type { ColumnType } from "kysely";

type JsonList<Item> = ColumnType<readonly Item[], string, string>;
type Late<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export interface Prize {
  readonly title: string;
  /** How many winners get it. */
  readonly count: number;
  readonly translations?: Translations<PrizeTexts> | undefined;
}

/** An entry that won, with what its place in the draw follows from. */
export interface Winner {
  readonly entry: string;
  readonly ticket: string;
  readonly prize: string;
}

export interface ContestsTables {
  contests: {
    id: string;
    /** The last segment of its page's address. */
    page: string;
    title: string;
    subtitle: string;
    worth: string;
    is_enabled: boolean;
    /** In the order in which they are drawn. */
    prizes: JsonList<Prize>;
    rules: JsonList<string>;
    /** Its texts in other languages than English. */
    translations: ColumnType<Translations<ContestTexts>, string, string>;
    kept_for_days: number;
    renewed_in_days: Late<number>;
    /** Of the draw. Secret until then; its hash is public. */
    seed: string;
    time_zone: string;
    starts_local: string;
    ends_local: string;
    starts_at: Date;
    ends_at: Date;
    removed_at: Late<Date>;
  };
  contest_entries: {
    /** Its number in the draw. */
    id: string;
    contest_id: string;
    /** In lower case. */
    email: string;
    locale: string;
    key_hash: string;
    accepted_rules_at: Date;
    confirmed_at: Late<Date>;
    created_at: Date;
  };
  contest_draws: {
    contest_id: string;
    seed: string;
    /** Every entry that took part. */
    entry_ids: JsonList<string>;
    winners: JsonList<Winner>;
    drawn_at: Date;
  };
}
