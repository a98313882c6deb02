import type { Failure } from "@shop/kernel";
import { entryOf, type FailureEntry, TRANSPORT_MESSAGES } from "./failures.ts";

/** The body of a served operation's response, and its HTTP status. */
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

/** A failure of the transport's own. Those of a subject have their texts in the table that `ServedCalls` brings along. */
export function failedAnswer(failure: Failure): EnvelopeAnswer {
  const text = TRANSPORT_MESSAGES[failure.code];
  if (text === undefined) throw new Error(`The failure "${failure.code}" is none of the transport's.`);
  return toFailedAnswer(entryOf(failure, text));
}

/** A shopper's failure is HTTP 200 with `valid` false and its code; a fault of the call itself is a 4xx. */
export function toFailedAnswer(entry: FailureEntry): EnvelopeAnswer {
  return { status: entry.status, body: { valid: false, result: {}, error: entry.text, code: entry.code } };
}

/**
 * Serializes the bodies of responses. A frozen result is the same object for many calls (the catalogue), so its bytes are made once and
 * reused.
 */
export function createBodyWriter(): (body: EnvelopeAnswer["body"]) => string | Uint8Array<ArrayBuffer> {
  const bytesOfResult = new WeakMap<object, Uint8Array<ArrayBuffer>>();
  return (body) => {
    const { result } = body;
    if (typeof result !== "object" || result === null || !Object.isFrozen(result)) return JSON.stringify(body);
    const known = bytesOfResult.get(result);
    if (known) return known;
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    bytesOfResult.set(result, bytes);
    return bytes;
  };
}
