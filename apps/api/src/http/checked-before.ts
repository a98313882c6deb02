import { fail, ok, type Result } from "@shop/kernel";
import type { CallContext, DirectResult } from "./call-context.ts";

/** The pipeline has asked for the session already; the types can't know. */
export function ofCustomer(
  { session }: Pick<CallContext, "session">,
  act: (userId: string) => Promise<Result<DirectResult>>,
): Promise<Result<DirectResult>> {
  return session ? act(session.userId) : Promise.resolve(fail({ code: "api.loginRequired" }));
}

/** Of a direct call that returns nothing besides that it succeeded. */
export function done(result: Result<void>): Result<DirectResult> {
  return result.isOk ? ok({}) : result;
}

/** The pipeline answers every prepare call itself; the types can't know. */
export function wronglyPrepared(): Result<never> {
  return fail({ code: "api.badRequest", params: { path: "mode" } });
}

/** The pipeline asks for the login before; the types can't know. */
export function loginRequired(): Result<never> {
  return fail({ code: "api.loginRequired" });
}
