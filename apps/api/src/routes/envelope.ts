import type { Failure } from "@shop/kernel";
import { failureEntry } from "../failures.ts";

/** The body of a served operation's answer, and the HTTP status that goes with it. */
export interface EnvelopeAnswer {
  readonly status: number;
  readonly body: {
    readonly valid: boolean;
    readonly result: unknown;
    readonly error: string | null;
    readonly code: string | number | null;
  };
}

export function validAnswer(result: unknown): EnvelopeAnswer {
  return { status: 200, body: { valid: true, result, error: null, code: null } };
}

/** A shopper's failure is HTTP 200 with `valid` false and its code; a fault of the call itself is a 4xx. */
export function failedAnswer(failure: Failure): EnvelopeAnswer {
  const entry = failureEntry(failure);
  return { status: entry.status, body: { valid: false, result: {}, error: entry.text, code: entry.code } };
}
