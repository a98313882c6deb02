import { type Failure, fail, ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import { type Answer, answerSchema, NUMBERED_FAILURES, type Operation, readOpenFields } from "../contract/served.ts";
import { badAnswer, firstPath, httpStatusFailure, isStatusOk, parseJson } from "./answer-failures.ts";
import type { TransportAnswer } from "./transport.ts";

/** What a call needs to know of its operation to read the answer. */
export type ReadableOperation = Pick<Operation, "name" | "answer" | "openFields">;

/**
 * The result of an answer of the main API, checked by the operation's schema. Never throws, whatever the host sent.
 * An empty body is an empty result. Failures:
 * - the host's own code, with its words as `serverText` (a documented number becomes its code, see NUMBERED_FAILURES);
 *   a login's own words are in `params.login_error`;
 * - `api.refused` where the host gave no code, or a number that nobody documented (`params.code`);
 * - `api.httpStatus` (params status, body) for a status other than 2xx without the host's own code;
 * - `api.badAnswer` (params operation, path of the field) for anything of another shape.
 */
export function readAnswer(operation: ReadableOperation, answer: TransportAnswer): Result<unknown> {
  const envelope = readEnvelope(operation, answer.text);
  if (!isStatusOk(answer)) {
    const hasOwnCode = envelope.isOk && !envelope.value.valid && hasCode(envelope.value);
    return hasOwnCode ? fail(refusal(operation, envelope.value)) : fail(httpStatusFailure(answer));
  }
  if (!envelope.isOk) return envelope;
  if (!envelope.value.valid) return fail(refusal(operation, envelope.value));
  const result = z.safeParse(operation.answer, envelope.value.result ?? {});
  return result.success ? ok(result.data) : badAnswer(operation, ["result", ...firstPath(result.error)]);
}

function readEnvelope(operation: ReadableOperation, text: string): Result<Answer> {
  if (text.trim() === "") return ok({ valid: true, result: {} });
  const envelope = z.safeParse(answerSchema, readOpenFields(operation.openFields ?? [], parseJson(text)));
  return envelope.success ? ok(envelope.data) : badAnswer(operation, firstPath(envelope.error));
}

function hasCode(envelope: Answer): boolean {
  return envelope.code !== undefined && envelope.code !== null && envelope.code !== "";
}

/** A login's own words go into `params.login_error`, beside the host's error: which of the two is shown is the login's rule. */
function refusal(operation: ReadableOperation, envelope: Answer): Failure {
  const loginError = loginErrorOf(envelope);
  const number = numberOf(envelope.code);
  const params: Record<string, string | number> = {
    ...(number !== undefined && { code: number }),
    ...(loginError !== undefined && { login_error: loginError }),
  };
  return {
    code: codeOf(operation, envelope, number),
    ...(Object.keys(params).length > 0 && { params }),
    ...(envelope.error && { serverText: envelope.error }),
  };
}

function codeOf(operation: ReadableOperation, envelope: Answer, number: number | undefined): string {
  if (number !== undefined) return NUMBERED_FAILURES[operation.name]?.[number] ?? "api.refused";
  return hasCode(envelope) ? String(envelope.code) : "api.refused";
}

/** The documented numbers, which some hosts write as text. */
function numberOf(code: Answer["code"]): number | undefined {
  if (typeof code === "number") return code;
  return typeof code === "string" && /^\d{1,9}$/.test(code) ? Number(code) : undefined;
}

function loginErrorOf({ result }: Answer): string | undefined {
  const text =
    typeof result === "object" && result !== null && "login_error" in result ? result.login_error : undefined;
  return typeof text === "string" && text !== "" ? text : undefined;
}
