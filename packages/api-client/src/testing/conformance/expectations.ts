import * as z from "zod/mini";
import {
  type Answer,
  answerSchema,
  NUMBERED_FAILURES,
  type Operation,
  TRANSPORT_STATUS,
  type TransportFailureCode,
} from "../../contract/index.ts";
import type { HostAnswer } from "./target.ts";

/** Throws where something isn't as the contract has it. */
export function expectThat(isSo: boolean, expected: string, answer?: HostAnswer): void {
  if (!isSo) throw unexpected(expected, answer);
}

function unexpected(expected: string, answer: HostAnswer | undefined): Error {
  const came = answer ? ` The response was ${answer.status}: ${JSON.stringify(answer.body)?.slice(0, 300)}` : "";
  return new Error(`Expected ${expected}.${came}`);
}

/** A value that its schema accepts; names the invalid field otherwise. */
export function expectShape<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  what: string,
  answer: HostAnswer,
): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = issue?.path.map(String).join(".") || "the whole";
  throw unexpected(`${what} to have the contract's shape; ${path}: ${issue?.message}`, answer);
}

function expectEnvelope(answer: HostAnswer): Answer {
  return expectShape(answerSchema, answer.body, "an envelope", answer);
}

/** A fault of the call itself: its HTTP status and its code, one of several where the order of checks is the host's own. */
export function expectFault(answer: HostAnswer, ...codes: readonly TransportFailureCode[]): void {
  const envelope = expectEnvelope(answer);
  const isOne = codes.some((code) => answer.status === TRANSPORT_STATUS[code] && envelope.code === code);
  const wanted = codes.map((code) => `${TRANSPORT_STATUS[code]} ${code}`).join(" or ");
  expectThat(isOne && !envelope.valid, wanted, answer);
}

/** The result of a valid response, with the shape in the operation's record. */
export function expectResult<Op extends { readonly answer: z.core.$ZodType }>(
  operation: Op,
  answer: HostAnswer,
): z.output<Op["answer"]> {
  expectThat(answer.status === 200, "HTTP 200", answer);
  const envelope = expectEnvelope(answer);
  expectThat(envelope.valid, "a valid answer", answer);
  return expectShape<Op["answer"]>(operation.answer, envelope.result ?? {}, "the result", answer);
}

/** A valid response, or a shopper's refusal: HTTP 200 with a text and one of the operation's own codes. */
export function expectResultOrRefusal(operation: Operation, answer: HostAnswer): void {
  const envelope = expectEnvelope(answer);
  if (envelope.valid) {
    expectResult(operation, answer);
    return;
  }
  const numbers = Object.keys(NUMBERED_FAILURES[operation.name] ?? {});
  const isKnown = [...operation.failures, ...numbers].includes(String(envelope.code));
  expectThat(answer.status === 200 && isKnown && Boolean(envelope.error), "HTTP 200 with a documented code", answer);
}
