import { type Failure, fail, type Result } from "@shop/kernel";
import type * as z from "zod/mini";

export function isStatusOk({ status }: { readonly status: number }): boolean {
  return status >= 200 && status < 300;
}

/** `api.httpStatus`. logTextOf builds its sentence for the log and the caller. */
export function httpStatusFailure(answer: { readonly status: number; readonly text: string }): Failure {
  return { code: "api.httpStatus", params: { status: answer.status, body: answer.text } };
}

/** `api.badAnswer`, with the operation's name and the path of the first invalid field; the path is empty for the whole response. */
export function badAnswer(operation: { readonly name: string }, path: readonly PropertyKey[]): Result<never> {
  return fail({ code: "api.badAnswer", params: { operation: operation.name, path: path.map(String).join(".") } });
}

/** The value of a JSON text; `undefined`, which JSON can't express, if the text isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // HTML from a proxy, or a truncated response: the caller turns it into a failure with the operation's name.
    return undefined;
  }
}

export function firstPath(error: z.core.$ZodError): readonly PropertyKey[] {
  return error.issues[0]?.path ?? [];
}
