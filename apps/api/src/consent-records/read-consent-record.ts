import { type ConsentRecord, OPTIONAL_CATEGORIES } from "@shop/consent";
import { fail, LOCALES, ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import { CHOICE_MOST_AHEAD_MS, CHOICE_MOST_OLD_MS, MAX_NAME_CHARACTERS, MAX_SERVICES } from "./limits.ts";

const categories = z.array(z.enum(OPTIONAL_CATEGORIES)).check(z.maxLength(OPTIONAL_CATEGORIES.length));
const name = z.string().check(z.minLength(1), z.maxLength(MAX_NAME_CHARACTERS));

const recordSchema = z.strictObject({
  recordId: z.uuidv4(),
  consentId: z.uuidv4(),
  chosenAtMs: z.int().check(z.nonnegative()),
  policyVersion: name,
  textHash: z.string().check(z.regex(/^([0-9a-f]{64})?$/)),
  locale: z.enum(LOCALES),
  asked: categories,
  granted: categories,
  services: z.array(name).check(z.maxLength(MAX_SERVICES)),
  hadSignal: z.boolean(),
});

/**
 * The record in a request's body. Failure: `api.badRequest` {path} for anything else, for a category that is granted and wasn't asked
 * about, and for a time that no choice of today can have.
 */
export function readConsentRecord(body: unknown, nowMs: number): Result<ConsentRecord> {
  const parsed = recordSchema.safeParse(body);
  if (!parsed.success) return refuse(parsed.error.issues[0]?.path.join(".") || "body");
  const { chosenAtMs, asked, granted } = parsed.data;
  if (granted.some((category) => !asked.includes(category))) return refuse("granted");
  const ageMs = nowMs - chosenAtMs;
  return ageMs < -CHOICE_MOST_AHEAD_MS || ageMs > CHOICE_MOST_OLD_MS ? refuse("chosenAtMs") : ok(parsed.data);
}

function refuse(path: string): Result<never> {
  return fail({ code: "api.badRequest", params: { path } });
}
