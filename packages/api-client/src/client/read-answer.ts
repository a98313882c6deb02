import { type Failure, fail, ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import { type Answer, answerSchema, NUMBERED_FAILURES, type Operation, readOpenFields } from "../contract/served.ts";
import { badAnswer, firstPath, httpStatusFailure, isStatusOk, parseJson } from "./answer-failures.ts";
import type { TransportAnswer } from "./transport.ts";

/** What a call needs of its operation to read the response. */
export type ReadableOperation = Pick<Operation, "name" | "answer" | "openFields" | "lenientList">;

/**
 * The result of a response of the main API, checked by the operation's schema. Never throws, whatever the host sent. An empty body
 * is an empty result. Failures:
 * - the host's own code, with its message as `serverText` (a documented number becomes its code, see NUMBERED_FAILURES);
 *   a login's own message is in `params.login_error`;
 * - `api.refused` if the host sent no code, or an undocumented number (`params.code`);
 * - `api.httpStatus` (params status, body) for a status other than 2xx without the host's own code;
 * - `api.badAnswer` (params operation, path of the field) for any other shape.
 * An invalid item of the operation's lenient list is left out and reported to `onLeftOut`. If no item remains, the response is
 * invalid. Source: CAT-02.
 */
export function readAnswer(
  operation: ReadableOperation,
  answer: TransportAnswer,
  onLeftOut: (failure: Failure) => void = () => {},
): Result<unknown> {
  const envelope = readEnvelope(operation, answer.text);
  if (!isStatusOk(answer)) {
    const hasOwnCode = envelope.isOk && !envelope.value.valid && hasCode(envelope.value);
    return hasOwnCode ? fail(refusal(operation, envelope.value)) : fail(httpStatusFailure(answer));
  }
  if (!envelope.isOk) return envelope;
  if (!envelope.value.valid) return fail(refusal(operation, envelope.value));
  const sent = envelope.value.result ?? {};
  const result = z.safeParse(operation.answer, sent);
  if (result.success) return ok(result.data);
  const wrong = badAnswer(operation, ["result", ...firstPath(result.error)]);
  return readRest(operation, sent, result.error, onLeftOut) ?? wrong;
}

/** The response without the invalid items of its lenient list. Undefined if something else is wrong, or if no item remains. */
function readRest(
  operation: ReadableOperation,
  sent: object,
  error: z.core.$ZodError,
  onLeftOut: (failure: Failure) => void,
): Result<unknown> | undefined {
  const { lenientList } = operation;
  const list: unknown =
    lenientList === undefined ? undefined : Object.entries(sent).find(([key]) => key === lenientList)?.[1];
  if (lenientList === undefined || !Array.isArray(list)) return undefined;
  const wrong = new Map(error.issues.map((issue) => [issue.path[1], issue] as const));
  if (error.issues.some(({ path }) => path[0] !== lenientList || typeof path[1] !== "number")) return undefined;
  const rest = list.filter((_item, index) => !wrong.has(index));
  const result = z.safeParse(operation.answer, { ...sent, [lenientList]: rest });
  if (!result.success || rest.length === 0) return undefined;
  for (const { path } of wrong.values()) {
    const described = badAnswer(operation, ["result", ...path]);
    if (!described.isOk) onLeftOut(described.failure);
  }
  return ok(result.data);
}

function readEnvelope(operation: ReadableOperation, text: string): Result<Answer> {
  if (text.trim() === "") return ok({ valid: true, result: {} });
  const envelope = z.safeParse(answerSchema, readOpenFields(operation.openFields ?? [], parseJson(text)));
  return envelope.success ? ok(envelope.data) : badAnswer(operation, firstPath(envelope.error));
}

function hasCode(envelope: Answer): boolean {
  return envelope.code !== undefined && envelope.code !== null && envelope.code !== "";
}

/** A login's own message goes into `params.login_error`, beside the host's error; the login's rule decides which of the two is shown. */
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
