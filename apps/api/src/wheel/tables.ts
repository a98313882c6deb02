import type { WheelSegment } from "@shop/engagement";
import type { ColumnType } from "kysely";

type Json<Value> = ColumnType<Value, string, string>;
type Late<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** The wheel of fortune. */
export interface WheelTables {
  wheels: {
    id: string;
    user_id: string | null;
    visitor_id: string | null;
    /** As they were when the wheel was first shown: the odds that were shown are those that count. */
    segments: Json<WheelSegment[]>;
    /** One for each spin, secret until it is spun. */
    seeds: Json<string[]>;
    spins: ColumnType<number, number | undefined, number>;
    created_at: Date;
    ends_at: Date;
  };
  wheel_draws: {
    wheel_id: string;
    number: number;
    chance: string;
    point: number;
    segment_id: string;
    code: Late<string>;
    coupon_ends_at: Late<Date>;
    product_id: Late<string>;
    drawn_at: Date;
    claimed_at: Late<Date>;
  };
}
