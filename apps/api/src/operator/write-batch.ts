import { ok, type Result, randomUuid } from "@shop/kernel";
import { findProductIdByName } from "../catalogue/index.ts";
import { insertRedeemBatch, insertRedeemCodes } from "../licences/index.ts";
import { tryInTransaction } from "../platform/database/in-transaction.ts";
import { hashSecret } from "../platform/secrets.ts";
import { type OperatorDeps, refuse } from "./command.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_LABEL_LENGTH = 100;
const DAY_LENGTH = "YYYY-MM-DD".length;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface NewBatch {
  readonly label: string;
  readonly productId: string;
  readonly productName: string;
  /** The first moment at which its codes are over. */
  readonly expiresAt: Date | null;
}

/** What a batch is to be, of its options. */
export async function readBatch(
  { db, clock }: OperatorDeps,
  options: { readonly product?: string; readonly batch?: string; readonly expires?: string },
): Promise<Result<NewBatch>> {
  const { product, expires } = options;
  const label = options.batch?.trim() ?? "";
  if (label === "" || label.length > MAX_LABEL_LENGTH || /\p{Cc}/u.test(label))
    return refuse(`batch: is not a name of up to ${MAX_LABEL_LENGTH} characters.`);
  if (product === undefined) return refuse("product: names no product.");
  const productId = await findProductIdByName(db, product);
  if (productId === null) return refuse(`product: names no product: ${product}.`);
  const expiresAt = expires === undefined ? null : endOfDay(expires);
  if (expires !== undefined && expiresAt === null) return refuse("expires: is not a day as YYYY-MM-DD.");
  if (expiresAt !== null && expiresAt.getTime() <= clock.nowMs()) return refuse("expires: is past.");
  return ok({ label, productId, productName: product, expiresAt });
}

/** The first moment after a day of universal time. */
function endOfDay(day: string): Date | null {
  const startMs = DAY.test(day) ? Date.parse(day) : Number.NaN;
  // A day that doesn't exist, such as 30 February, is parsed as another day or not at all.
  if (Number.isNaN(startMs) || new Date(startMs).toISOString().slice(0, DAY_LENGTH) !== day) return null;
  return new Date(startMs + DAY_MS);
}

/** The last day, in UTC, on which codes that expire at a moment can be redeemed. */
export function lastDayOf(expiresAt: Date): string {
  return new Date(expiresAt.getTime() - DAY_MS).toISOString().slice(0, DAY_LENGTH);
}

type WrittenBatch =
  | { readonly kind: "written" }
  | { readonly kind: "labelTaken" }
  | { readonly kind: "codesTaken"; readonly codes: readonly string[] };

/** Writes a batch and its codes: all of it, or nothing if the label or one of the codes is already in use. */
export function writeBatch(
  { db, clock, random }: OperatorDeps,
  batch: NewBatch,
  codes: readonly string[],
): Promise<WrittenBatch> {
  const id = randomUuid(random);
  const { label, productId, expiresAt } = batch;
  const row = { id, label, product_id: productId, expires_at: expiresAt, created_at: new Date(clock.nowMs()) };
  const codeByHash = new Map(codes.map((code) => [hashSecret(code), code]));
  return tryInTransaction(db, async (trx): Promise<{ counts: boolean; value: WrittenBatch }> => {
    if (!(await insertRedeemBatch(trx, row))) return { counts: false, value: { kind: "labelTaken" } };
    const written = await insertRedeemCodes(trx, id, [...codeByHash.keys()]);
    if (written.size === codeByHash.size) return { counts: true, value: { kind: "written" } };
    const taken = [...codeByHash].flatMap(([hash, code]) => (written.has(hash) ? [] : [code]));
    return { counts: false, value: { kind: "codesTaken", codes: taken } };
  });
}
