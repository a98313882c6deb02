import { ok } from "@shop/kernel";
import { listSignatures, listSignUps } from "../beta/index.ts";
import { type Command, readOptions } from "./command.ts";
import { csvLine } from "./csv.ts";

const SIGN_UP_COLUMNS = [
  ...(["email", "name", "system", "host", "records", "microphones", "remarks"] as const),
  ...(["locale", "created_at", "confirmed_at"] as const),
];
const SIGNATURE_COLUMNS = ["email", "name", "version", "text_hash", "signed_at"] as const;

/** Every sign-up as CSV (RFC 4180), the oldest first; with `--confirmed` those alone that count. */
const signUps: Command = async ({ db }, parameters) => {
  const options = readOptions(parameters, { confirmed: "boolean" });
  if (!options.isOk) return options;
  const rows = (await listSignUps(db)).filter((row) => !options.value.confirmed || row.confirmed_at !== null);
  return ok([csvLine(SIGN_UP_COLUMNS), ...rows.map((row) => csvLine(SIGN_UP_COLUMNS.map((name) => typed(row[name]))))]);
};

/** Every signature as CSV, the oldest first. */
const signatures: Command = async ({ db }, parameters) => {
  const options = readOptions(parameters, {});
  if (!options.isOk) return options;
  const rows = await listSignatures(db);
  return ok([
    csvLine(SIGNATURE_COLUMNS),
    ...rows.map((row) => csvLine(SIGNATURE_COLUMNS.map((name) => typed(row[name])))),
  ]);
};

/** What strangers typed never becomes a formula in a spreadsheet. */
function typed(value: unknown): unknown {
  return typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

export const betaCommands: Readonly<Record<string, Command>> = { "sign-ups": signUps, signatures };
