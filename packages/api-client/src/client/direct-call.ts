import { fail, ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import { ACCESS_TOKEN_HEADER, type DirectCall, SITE_AUTHORIZATION } from "../contract/served.ts";
import { badAnswer, firstPath, httpStatusFailure, isStatusOk, parseJson } from "./answer-failures.ts";
import { buildHeaders } from "./build-request.ts";
import type { ApiClientOptions } from "./client-options.ts";
import { exchange } from "./exchange.ts";
import type { Outcome } from "./report.ts";
import type { TransportAnswer } from "./transport.ts";

/**
 * Makes a direct call: a plain JSON body, the site's static header, and for a visitor's call the access token. Sent once, with a key of its own. `success:
 * false` is a failure: the host's code (or `api.refused`) and its message as `serverText`.
 */
export async function makeDirectCall(
  options: ApiClientOptions,
  call: DirectCall,
  request: unknown,
  idempotencyKey: string,
  accessToken: string | null,
): Promise<Outcome> {
  const sent = await exchange(options, {
    url: `${options.host}${call.path}`,
    method: "POST",
    headers: {
      ...buildHeaders(options, idempotencyKey),
      authorization: options.siteAuthorization ?? SITE_AUTHORIZATION,
      ...(accessToken === null ? {} : { [ACCESS_TOKEN_HEADER]: accessToken }),
    },
    body: JSON.stringify(request),
    keepalive: false,
  });
  return sent.isOk ? { result: readDirectAnswer(call, sent.value), answer: sent.value } : { result: sent };
}

/** The documents name no `success` for the chat: without one, the call's own schema decides. */
const outcomeSchema = z.looseObject({
  success: z.optional(z.boolean()),
  message: z.optional(z.nullable(z.string())),
  code: z.optional(z.nullable(z.string())),
});

/** The response of a direct call, checked by its schema. Never throws, whatever the host sent. */
export function readDirectAnswer(call: Pick<DirectCall, "name" | "answer">, answer: TransportAnswer): Result<unknown> {
  const outcome = z.safeParse(outcomeSchema, parseJson(answer.text));
  if (outcome.success && outcome.data.success === false) {
    const { code, message } = outcome.data;
    return fail({ code: code || "api.refused", ...(message ? { serverText: message } : {}) });
  }
  if (!isStatusOk(answer)) return fail(httpStatusFailure(answer));
  if (!outcome.success) return badAnswer(call, firstPath(outcome.error));
  const value = z.safeParse(call.answer, outcome.data);
  return value.success ? ok(value.data) : badAnswer(call, firstPath(value.error));
}
