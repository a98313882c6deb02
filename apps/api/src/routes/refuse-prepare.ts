import type { OperationName } from "@shop/api-client/contract";
import type { Failure } from "@shop/kernel";
import * as z from "zod/mini";
import type { Deps } from "../deps.ts";
import { checkResetLink } from "../use-cases/check-reset-link.ts";
import type { CallContext } from "./call-context.ts";

const linkSchema = z.looseObject({ id: z.string(), key: z.string() });

/**
 * Why a prepare call gets no security token; null where it gets one. A reset link is looked at, so that whoever comes with an old one
 * is told before thinking out a password; looking doesn't use it up. Failures: those of `checkResetLink`, `api.notServed`.
 */
export async function refusePrepare(
  deps: Deps,
  context: CallContext,
  name: OperationName,
  payload: unknown,
): Promise<Failure | null> {
  if (name !== "changePassword") return null;
  const link = linkSchema.safeParse(payload);
  if (!link.success) return { code: "api.notServed" };
  const checked = await checkResetLink(deps, { ...link.data, address: context.address });
  return checked.isOk ? null : checked.failure;
}
