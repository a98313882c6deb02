import { fail, ok, type Result } from "@shop/kernel";
import type { CallContext, DirectResult } from "./call-context.ts";

/** The pipeline has already required a session; the types can't know that. */
export function ofCustomer(
  { session }: Pick<CallContext, "session">,
  act: (userId: string) => Promise<Result<DirectResult>>,
): Promise<Result<DirectResult>> {
  return session ? act(session.userId) : Promise.resolve(fail({ code: "api.loginRequired" }));
}

/** For a direct call that returns nothing but success. */
export function done(result: Result<void>): Result<DirectResult> {
  return result.isOk ? ok({}) : result;
}

/** The pipeline handles every prepare call itself; the types can't know that. */
export function wronglyPrepared(): Result<never> {
  return fail({ code: "api.badRequest", params: { path: "mode" } });
}

/** The pipeline requires a login first; the types can't know that. */
export function loginRequired(): Result<never> {
  return fail({ code: "api.loginRequired" });
}
