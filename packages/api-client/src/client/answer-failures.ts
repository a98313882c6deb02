import { type Failure, fail, type Result } from "@shop/kernel";
import type * as z from "zod/mini";

export function isStatusOk({ status }: { readonly status: number }): boolean {
  return status >= 200 && status < 300;
}

/** `api.httpStatus`; its sentence, for the log and the caller, is made by logTextOf. */
export function httpStatusFailure(answer: { readonly status: number; readonly text: string }): Failure {
  return { code: "api.httpStatus", params: { status: answer.status, body: answer.text } };
}

/** `api.badAnswer`, with the operation's name and the path of the first field that is wrong; empty for the whole answer. */
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
