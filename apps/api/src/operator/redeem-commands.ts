import { ok, type Result } from "@shop/kernel";
import {
  isRedeemBatch,
  listRedeemBatches,
  newRedeemCode,
  type RedeemBatch,
  voidRedeemBatch,
} from "../licences/index.ts";
import { type Command, readOptions, readParameters, refuse } from "./command.ts";
import { MAX_REDEEM_CODES } from "./limits.ts";
import { nameLines, readCodeFile } from "./read-code-file.ts";
import { lastDayOf, type NewBatch, readBatch, writeBatch } from "./write-batch.ts";

const BATCH_OPTIONS = { product: "string", batch: "string", expires: "string" } as const;

/** Creates a batch of new codes and prints only them. Only their hashes are stored, so they can't be printed again. */
const make: Command = async (deps, parameters) => {
  const given = readOptions(parameters, { ...BATCH_OPTIONS, count: "string" });
  if (!given.isOk) return given;
  const count = Number(given.value.count);
  if (!Number.isInteger(count) || count < 1 || count > MAX_REDEEM_CODES)
    return refuse(`count: is not a whole number from 1 to ${MAX_REDEEM_CODES}.`);
  const batch = await readBatch(deps, given.value);
  if (!batch.isOk) return batch;
  const codes = Array.from({ length: count }, () => newRedeemCode(deps.random));
  const written = await writeBatch(deps, batch.value, codes);
  if (written.kind === "codesTaken") throw new Error("A new redeem code was made before: chance repeats itself.");
  return written.kind === "written" ? ok(codes) : refuseLabel(batch.value);
};

/** Imports codes that were prepared elsewhere, for example printed in a magazine. All of the file or nothing. */
const importFile: Command = async (deps, parameters) => {
  const given = readOptions(parameters, { ...BATCH_OPTIONS, file: "string" });
  if (!given.isOk) return given;
  const { file } = given.value;
  if (file === undefined) return refuse("file: names no file.");
  const text = await deps.readTextFile(file);
  if (text === null) return refuse(`file: ${file} can't be read.`);
  const read = readCodeFile(text);
  if (read.kind === "refused") return refuse(`${read.reason} Nothing was imported.`);
  const batch = await readBatch(deps, given.value);
  if (!batch.isOk) return batch;
  const { lineByCode } = read;
  const written = await writeBatch(deps, batch.value, [...lineByCode.keys()]);
  if (written.kind === "labelTaken") return refuseLabel(batch.value);
  if (written.kind === "codesTaken") {
    const lines = written.codes.flatMap((code) => lineByCode.get(code) ?? []);
    return refuse(`An existing code is on ${nameLines(lines)}. Nothing was imported.`);
  }
  return ok([`${lineByCode.size} codes for ${batch.value.productName} are in ${batch.value.label}.`]);
};

function refuseLabel({ label }: NewBatch): Result<never> {
  return refuse(`There is a batch ${label} already.`);
}

const list: Command = async ({ db, clock }) => {
  const batches = await listRedeemBatches(db);
  const nowMs = clock.nowMs();
  return ok(
    batches.length === 0 ? ["There are no redeem codes."] : batches.map((batch) => describeBatch(batch, nowMs)),
  );
};

function describeBatch(batch: RedeemBatch, nowMs: number): string {
  const { label, productName, expiresAt, codes, used } = batch;
  const until = expiresAt === null ? "without end" : `until ${lastDayOf(expiresAt)}`;
  return [label, productName, `${used} of ${codes} used`, `${codes - used} left`, until, stateOf(batch, nowMs)].join(
    " · ",
  );
}

function stateOf({ voidedAt, expiresAt }: RedeemBatch, nowMs: number): "void" | "over" | "running" {
  if (voidedAt !== null) return "void";
  return expiresAt !== null && nowMs >= expiresAt.getTime() ? "over" : "running";
}

/** Ends the rest of a batch permanently: codes that leaked or were misprinted. Redeemed codes stay. */
const voidBatch: Command = async ({ db, clock }, parameters) => {
  const given = readParameters(parameters, "batch", {});
  if (!given.isOk) return given;
  const { named } = given.value;
  if (await voidRedeemBatch(db, named, new Date(clock.nowMs()))) return ok([`What is left of ${named} is void.`]);
  return refuse((await isRedeemBatch(db, named)) ? `${named} was void before.` : `There is no batch ${named}.`);
};

export const redeemCommands: Readonly<Record<string, Command>> = { list, make, import: importFile, void: voidBatch };
