import type { Result } from "@shop/kernel";
import { betaCommands } from "./beta-commands.ts";
import { campaignCommands } from "./campaign-commands.ts";
import { type Command, type Lines, type OperatorDeps, refuse } from "./command.ts";
import { consentRecordCommands } from "./consent-record-commands.ts";
import { contestCommands } from "./contest-commands.ts";
import { couponCommands } from "./coupon-commands.ts";
import { dripCommands } from "./drip-commands.ts";
import { eduCommands } from "./edu-commands.ts";
import { figureCommands } from "./figure-commands.ts";
import { redeemCommands } from "./redeem-commands.ts";

const TOPICS: Readonly<Record<string, Readonly<Record<string, Command>>>> = {
  beta: betaCommands,
  campaigns: campaignCommands,
  "consent-records": consentRecordCommands,
  contests: contestCommands,
  coupons: couponCommands,
  drips: dripCommands,
  edu: eduCommands,
  figures: figureCommands,
  redeem: redeemCommands,
};

/**
 * An operator's command: a topic (`coupons`), a verb (`add`), and its arguments. Returns the lines to print.
 * Failure: `operator.refused` {reason}, as text for the operator.
 */
export async function runOperatorCommand(
  deps: OperatorDeps,
  [topic = "", verb = "", ...parameters]: readonly string[],
): Promise<Result<Lines>> {
  const commands = Object.hasOwn(TOPICS, topic) ? TOPICS[topic] : undefined;
  if (!commands) return refuse(`Name one of: ${Object.keys(TOPICS).join(", ")}.`);
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  if (!command) return refuse(`After ${topic} comes one of: ${Object.keys(commands).join(", ")}.`);
  return command(deps, parameters);
}
