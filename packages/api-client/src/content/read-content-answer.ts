import { type Failure, fail, ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import { badAnswer, firstPath, httpStatusFailure, isStatusOk, parseJson } from "../client/answer-failures.ts";
import { contentErrorSchema } from "../contract/entities/content.ts";
import type { ContentAnswer } from "./content-transport.ts";
import { textOfHtml } from "./text-of-html.ts";

/**
 * The content of a response, checked by its schema. Never throws, whatever the host sent. Failures:
 * - `api.httpStatus` (params status, body, and `code` if the host sent one) with the host's message as `serverText`;
 * - `api.badAnswer` (params operation, path of the field) for any other shape.
 */
export function readContentAnswer<Schema extends z.core.$ZodType>(
  read: { readonly name: string; readonly answer: Schema },
  answer: Pick<ContentAnswer, "status" | "text">,
): Result<z.output<Schema>> {
  const body = parseJson(answer.text);
  if (!isStatusOk(answer)) return fail(statusFailure(answer, body));
  const content = z.safeParse(read.answer, body);
  return content.success ? ok(content.data) : badAnswer(read, firstPath(content.error));
}

function statusFailure(answer: Pick<ContentAnswer, "status" | "text">, body: unknown): Failure {
  const failure = httpStatusFailure(answer);
  const fault = z.safeParse(contentErrorSchema, body);
  if (!fault.success) return failure;
  const message = textOfHtml(fault.data.message);
  return {
    ...failure,
    params: { ...failure.params, code: fault.data.code },
    ...(message !== "" && { serverText: message }),
  };
}
