import { ok } from "@shop/kernel";
import { invitationTo } from "../sale-pages/index.ts";
import { findDripCoupon } from "../sales/index.ts";
import { type Command, readParameters, refuse } from "./command.ts";
import { INVITATION_DAYS, MAX_INVITATION_DAYS } from "./limits.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A signed link to a drip page, to be put into a letter. */
const link: Command = async ({ db, clock, settings }, parameters) => {
  const given = readParameters(parameters, "page", { days: "string" });
  if (!given.isOk) return given;
  const { named: page, options } = given.value;
  const days = options.days === undefined ? INVITATION_DAYS : Number(options.days);
  if (!Number.isInteger(days) || days < 1 || days > MAX_INVITATION_DAYS)
    return refuse(`days: is not a whole number from 1 to ${MAX_INVITATION_DAYS}.`);
  if (!(await findDripCoupon(db, page))) return refuse(`No coupon has the drip page ${page}.`);
  const url = new URL(`/sales/drip/${page}`, settings.origin);
  url.searchParams.set("invitation", invitationTo(settings, page, clock.nowMs() + days * DAY_MS));
  return ok([url.href]);
};

export const dripCommands: Readonly<Record<string, Command>> = { link };
