import { isCompleteEmailAddress } from "@shop/api-client/contract";
import { ok, type Result } from "@shop/kernel";
import { eraseTesterData, listSignatures, listSignUps, readTesterData, type TesterData } from "../beta/index.ts";
import { BETA_SIGNATURE_KEPT_FOR_MS } from "../personal-data/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { findUserByEmail } from "../users/index.ts";
import { type Command, readOptions, readParameters, refuse } from "./command.ts";
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

/** What the beta programme has stored about an address. */
const show: Command = async ({ db }, parameters) => {
  const given = readAddress(parameters, {});
  if (!given.isOk) return given;
  const { email } = given.value;
  const stored = await readTesterData(db, email);
  if (isNothing(stored)) return ok([nothingAbout(email)]);
  const account = await findUserByEmail(db, email);
  return ok([
    ...(stored.signUp ? signUpLines(stored.signUp) : []),
    ...stored.signatures.map(
      ({ name, version, text_hash, signed_at }) =>
        `signature: version ${version}, as ${quoted(name)}, ${signed_at.toISOString()}, SHA-256 of the text ${text_hash}, kept until ${keptUntil(signed_at)}`,
    ),
    ...stored.mails.map(({ kind, created_at }) => `mail: ${kind}, ${created_at.toISOString()}`),
    ...(account ? ["account: yes. Erasing the account also erases all of this."] : []),
  ]);
};

/** Erases an address from the beta programme. Signatures prove an agreement: they are kept without `--signatures`. */
const erase: Command = async ({ db }, parameters) => {
  const given = readAddress(parameters, { signatures: "boolean" });
  if (!given.isOk) return given;
  const { email, withSignatures } = given.value;
  return inTransaction(db, async (trx) => {
    const before = await readTesterData(trx, email);
    if (isNothing(before)) return ok([nothingAbout(email)]);
    await eraseTesterData(trx, email, { withSignatures });
    const after = await readTesterData(trx, email);
    const erased = { signUps: before.signUp ? 1 : 0, signatures: before.signatures.length - after.signatures.length };
    return ok([
      `Erased: sign-ups ${erased.signUps}, signatures ${erased.signatures}, mails ${before.mails.length - after.mails.length}.`,
      ...after.signatures.map(
        ({ version, signed_at }) =>
          `Kept: the signature of version ${version}, until ${keptUntil(signed_at)}. --signatures erases it, and the mails with it.`,
      ),
    ]);
  });
};

function readAddress(
  parameters: readonly string[],
  kinds: { readonly signatures?: "boolean" },
): Result<{ readonly email: string; readonly withSignatures: boolean }> {
  const given = readParameters(parameters, "email address", kinds as Readonly<Record<string, "boolean">>);
  if (!given.isOk) return given;
  const { named, options } = given.value;
  if (!isCompleteEmailAddress(named)) return refuse(`${quoted(named)} is no email address.`);
  return ok({ email: named.toLowerCase(), withSignatures: options.signatures === true });
}

function isNothing({ signUp, signatures: signed, mails }: TesterData): boolean {
  return !signUp && signed.length === 0 && mails.length === 0;
}

const nothingAbout = (email: string) => `Nothing is stored about ${email} in the beta programme.`;

function signUpLines(signUp: NonNullable<TesterData["signUp"]>): string[] {
  return SIGN_UP_COLUMNS.map((name) => {
    const value = signUp[name];
    return `${name}: ${value instanceof Date ? value.toISOString() : value === null ? "never" : quoted(value)}`;
  });
}

/** Those that JSON leaves as they are. */
const CONTROLS = /[\u007f-\u009f]/g;

/** In quotation marks, without the control characters that would change a terminal. */
function quoted(value: string | number): string {
  return typeof value === "number" ? String(value) : JSON.stringify(value).replace(CONTROLS, "");
}

function keptUntil(signedAt: Date): string {
  return new Date(signedAt.getTime() + BETA_SIGNATURE_KEPT_FOR_MS).toISOString().slice(0, 10);
}

export const betaCommands: Readonly<Record<string, Command>> = { "sign-ups": signUps, signatures, show, erase };
