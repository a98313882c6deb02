import { type Failure, fail, ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import { type Answer, answerSchema, NUMBERED_FAILURES, type Operation } from "../contract/index.ts";
import type { TransportAnswer } from "./transport.ts";

/** What a call needs to know of its operation to read the answer. */
export type ReadableOperation = Pick<Operation, "name" | "answer">;

/**
 * The result of an answer of the main API, checked by the operation's schema. Never throws, whatever the host sent.
 * An empty body is an empty result. Failures:
 * - the host's own code, with its words as `serverText` (a documented number becomes its code, see NUMBERED_FAILURES);
 * - `api.refused` where the host gave no code, or a number that nobody documented (`params.code`);
 * - `api.httpStatus` (params status, body) for a status other than 2xx without the host's own code;
 * - `api.badAnswer` (params operation, path of the field) for anything of another shape.
 */
export function readAnswer(operation: ReadableOperation, answer: TransportAnswer): Result<unknown> {
  const isStatusOk = answer.status >= 200 && answer.status < 300;
  const envelope = readEnvelope(operation, answer.text);
  if (!isStatusOk) {
    const hasOwnCode = envelope.isOk && !envelope.value.valid && hasCode(envelope.value);
    return hasOwnCode ? fail(refusal(operation, envelope.value)) : fail(httpStatusFailure(answer));
  }
  if (!envelope.isOk) return envelope;
  if (!envelope.value.valid) return fail(refusal(operation, envelope.value));
  const result = z.safeParse(operation.answer, envelope.value.result ?? {});
  return result.success ? ok(result.data) : badAnswer(operation, ["result", ...firstPath(result.error)]);
}

/** `api.httpStatus`; its sentence, for the log and the caller, is httpStatusText. */
export function httpStatusFailure(answer: TransportAnswer): Failure {
  return { code: "api.httpStatus", params: { status: answer.status, body: answer.text } };
}

export function badAnswer(operation: { readonly name: string }, path: readonly PropertyKey[]): Result<never> {
  return fail({ code: "api.badAnswer", params: { operation: operation.name, path: path.map(String).join(".") } });
}

/** The value of a JSON text; `undefined`, which JSON can't say, where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // HTML from a proxy, an answer cut off: the caller turns it into a failure with the operation's name.
    return undefined;
  }
}

export function firstPath(error: z.core.$ZodError): readonly PropertyKey[] {
  return error.issues[0]?.path ?? [];
}

function readEnvelope(operation: ReadableOperation, text: string): Result<Answer> {
  if (text.trim() === "") return ok({ valid: true, result: {} });
  const envelope = z.safeParse(answerSchema, parseJson(text));
  return envelope.success ? ok(envelope.data) : badAnswer(operation, firstPath(envelope.error));
}

function hasCode(envelope: Answer): boolean {
  return envelope.code !== undefined && envelope.code !== null && envelope.code !== "";
}

function refusal(operation: ReadableOperation, envelope: Answer): Failure {
  const ownWords = loginErrorOf(envelope);
  const serverText = ownWords ?? (envelope.error ? envelope.error : undefined);
  const words = serverText === undefined ? {} : { serverText };
  if (typeof envelope.code === "string" && envelope.code !== "") return { code: envelope.code, ...words };
  // A login's own words are shown as they are, before the text that a documented number stands for.
  if (!hasCode(envelope) || ownWords !== undefined) return { code: "api.refused", ...words };
  const number = Number(envelope.code);
  const code = NUMBERED_FAILURES[operation.name]?.[number] ?? "api.refused";
  return { code, params: { code: number }, ...words };
}

/** A login's own words come as `login_error`, in the result or beside it. */
function loginErrorOf(envelope: Answer): string | undefined {
  const places: readonly unknown[] = [envelope.result, envelope];
  for (const place of places) {
    const text = typeof place === "object" && place !== null && "login_error" in place ? place.login_error : undefined;
    if (typeof text === "string" && text !== "") return text;
  }
  return undefined;
}
