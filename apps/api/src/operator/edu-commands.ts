import { ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import {
  deleteEduGrant,
  isLocalTime,
  isTimeZone,
  listEduGrants,
  localTimeOf,
  putEduGrant,
  zonedTimeMs,
} from "../sales/index.ts";
import { findUserByEmail } from "../users/index.ts";
import { type Command, readParameters, refuse } from "./command.ts";
import { describeState, describeWindow } from "./describe-window.ts";

const OPTIONS = { percent: "string", from: "string", until: "string", zone: "string", note: "string" } as const;
/** Used if no time zone is given: the time then isn't anyone's local time. */
const NO_ZONE = "UTC";

const localTime = z.string().check(z.refine(isLocalTime, "is not a local time as YYYY-MM-DDThh:mm"));
const grantSchema = z.strictObject({
  percent: z.int("is not a whole number from 1 to 100").check(z.minimum(1), z.maximum(100)),
  from: z.optional(localTime),
  until: z.optional(localTime),
  zone: z.optional(z.string().check(z.refine(isTimeZone, "is not a time zone like Europe/Berlin"))),
  note: z._default(z.string(), ""),
});
type Grant = z.infer<typeof grantSchema>;

/** Grants an account percentage points for learning or teaching, from now or from a local time on. Takes the place of what it had. */
const grant: Command = async ({ db, clock }, parameters) => {
  const given = readParameters(parameters, "account's email address", OPTIONS);
  if (!given.isOk) return given;
  const read = readGrant(given.value.options);
  if (!read.isOk) return read;
  const user = await findUserByEmail(db, given.value.named.toLowerCase());
  if (!user) return refuse(`There is no account with the address ${given.value.named}.`);
  const { percent, from, until, zone = NO_ZONE, note } = read.value;
  const startsAtMs = from === undefined ? clock.nowMs() : zonedTimeMs(from, zone, "start");
  const endsAtMs = until === undefined ? null : zonedTimeMs(until, zone, "end");
  if (endsAtMs !== null && endsAtMs <= startsAtMs) return refuse("until: is not after the start.");
  await putEduGrant(db, {
    user_id: user.id,
    percent,
    note,
    time_zone: zone,
    starts_local: from ?? localTimeOf(startsAtMs, zone),
    ends_local: until ?? null,
    starts_at: new Date(startsAtMs),
    ends_at: endsAtMs === null ? null : new Date(endsAtMs),
  });
  return ok([`${user.email} has ${percent} points.`]);
};

function readGrant(options: { readonly [Name in keyof typeof OPTIONS]?: string }): Result<Grant> {
  const percent = options.percent === undefined ? undefined : Number(options.percent);
  const parsed = z.safeParse(grantSchema, { ...options, percent });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return refuse(`${issue?.path.join(".") || "grant"}: ${issue?.message ?? "is not as expected"}.`);
  }
  const { from, until, zone } = parsed.data;
  const isTimed = from !== undefined || until !== undefined;
  return isTimed && zone === undefined ? refuse("zone: a local time needs its time zone.") : ok(parsed.data);
}

/** Takes a grant away at once. */
const end: Command = async ({ db }, parameters) => {
  const given = readParameters(parameters, "account's email address", {});
  if (!given.isOk) return given;
  const { named } = given.value;
  const user = await findUserByEmail(db, named.toLowerCase());
  const isEnded = user !== undefined && (await deleteEduGrant(db, user.id));
  return isEnded ? ok([`${user.email} has no points any more.`]) : refuse(`There is no grant for ${named}.`);
};

const list: Command = async ({ db, clock }) => {
  const rows = await listEduGrants(db);
  if (rows.length === 0) return ok(["There are no grants."]);
  const nowMs = clock.nowMs();
  return ok(
    rows.map((row) =>
      [row.email, `${row.percent} points`, describeWindow(row), describeState(row, nowMs), row.note]
        .filter(Boolean)
        .join(" · "),
    ),
  );
};

export const eduCommands: Readonly<Record<string, Command>> = { list, grant, end };
