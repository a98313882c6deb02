import { sql } from "kysely";
import { DELETE_ROW, hidden, type Person, type PersonalTable, productName, shown } from "./column-rule.ts";

const SHOWN_ON_THE_WHEEL = "What the wheel shows to anyone, or will reveal.";

const ownWheel = (person: Person) => sql`(select id from wheels as own where own.user_id = ${person.userId})`;

/** An account's wheel of fortune. A visitor's names no account, and ends. */
export const wheels: PersonalTable<"wheels"> = {
  kind: "personal",
  file: { section: "wheels" },
  orderBy: "created_at",
  rows: ({ userId }) => sql`wheels.user_id = ${userId}`,
  deleted: ({ userId }) => sql`wheels.user_id = ${userId}`,
  columns: {
    id: shown("id", DELETE_ROW),
    user_id: hidden("The account's own id, said once.", DELETE_ROW),
    visitor_id: hidden("Of the browser that the wheel was first shown in.", DELETE_ROW),
    segments: hidden(SHOWN_ON_THE_WHEEL, DELETE_ROW),
    seeds: hidden(SHOWN_ON_THE_WHEEL, DELETE_ROW),
    spins: shown("spins", DELETE_ROW),
    created_at: shown("created_at", DELETE_ROW),
    ends_at: shown("ends_at", DELETE_ROW),
  },
};

export const wheelDraws: PersonalTable<"wheel_draws"> = {
  kind: "personal",
  file: { section: "draws", within: "wheels", key: "wheel_id" },
  orderBy: "number",
  rows: (person) => sql`wheel_draws.wheel_id in ${ownWheel(person)}`,
  deleted: (person) => sql`wheel_draws.wheel_id in ${ownWheel(person)}`,
  columns: {
    wheel_id: hidden("Said by the wheel that it is of.", DELETE_ROW),
    number: shown("number", DELETE_ROW),
    chance: shown("chance", DELETE_ROW),
    point: shown("point", DELETE_ROW),
    segment_id: shown("segment", DELETE_ROW),
    code: shown("coupon", DELETE_ROW),
    coupon_ends_at: shown("coupon_ends_at", DELETE_ROW),
    product_id: productName("pack", DELETE_ROW),
    drawn_at: shown("drawn_at", DELETE_ROW),
    claimed_at: shown("claimed_at", DELETE_ROW),
  },
};
