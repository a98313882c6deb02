import { ok } from "@shop/kernel";
import { type ConsentRecordRow, checkChain, findChainHead, readConsentRecords } from "../consent-records/index.ts";
import { type Command, readOptions, refuse } from "./command.ts";
import { csvLine } from "./csv.ts";

const COLUMNS = [
  "position",
  "record_id",
  "consent_id",
  "chosen_at",
  "received_at",
  "policy_version",
  "text_hash",
  "locale",
  "asked",
  "granted",
  "services",
  "had_signal",
  "previous_hash",
  "hash",
] as const satisfies readonly (keyof ConsentRecordRow)[];

/** Every record as CSV (RFC 4180), the oldest first. */
const list: Command = async ({ db }, parameters) => {
  const options = readOptions(parameters, {});
  if (!options.isOk) return options;
  const lines = [csvLine(COLUMNS)];
  for await (const record of readConsentRecords(db)) lines.push(csvLine(COLUMNS.map((name) => record[name])));
  return ok(lines);
};

/** Computes every hash of the chain again. */
const verify: Command = async ({ db }, parameters) => {
  const options = readOptions(parameters, {});
  if (!options.isOk) return options;
  const head = await findChainHead(db);
  const { count, brokenAt } = await checkChain(readConsentRecords(db), head);
  if (brokenAt !== null) return refuse(`Record ${brokenAt} doesn't follow from the one before it.`);
  return ok([`${count} records, each follows from the one before it. The chain ends with ${head.hash}.`]);
};

export const consentRecordCommands: Readonly<Record<string, Command>> = { export: list, verify };
