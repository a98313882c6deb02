import { type OperationName, operations } from "@shop/api-client/contract";
import type { Failure } from "@shop/kernel";
import * as z from "zod/mini";
import type { PlatformDeps } from "../platform/deps.ts";
import type { CallContext } from "./call-context.ts";
import { isSecurityTokenValid } from "./security-tokens.ts";

/** The checks between a well-formed call and its use case: access token, login, security token. */
export function guardCall(
  deps: PlatformDeps,
  name: OperationName,
  payload: unknown,
  context: CallContext,
): Failure | null {
  const { actor, tokenPurpose } = operations[name];
  if (actor !== "anybody" && !context.visitorId) return { code: "api.accessTokenInvalid" };
  if (actor === "customer" && !context.session) return { code: "api.loginRequired" };
  if (!tokenPurpose || isPrepare(payload)) return null;
  const isValid = isSecurityTokenValid(deps, context, tokenPurpose, securityTokenOf(payload));
  return isValid ? null : { code: "api.securityTokenInvalid" };
}

const modeSchema = z.looseObject({ mode: z.literal("prepare") });
const tokenSchema = z.looseObject({ token: z.optional(z.string()), csrf_token: z.optional(z.string()) });

export function isPrepare(payload: unknown): boolean {
  return modeSchema.safeParse(payload).success;
}

function securityTokenOf(payload: unknown): string {
  const parsed = tokenSchema.safeParse(payload);
  return parsed.success ? (parsed.data.token ?? parsed.data.csrf_token ?? "") : "";
}
