import type { Failure } from "@shop/kernel";
import { STALE_ACCESS_TOKEN_CODES, STALE_SECURITY_TOKEN_CODES } from "../contract/failures.ts";
import { FIRST_RETRY_DELAY_MS } from "../contract/limits.ts";

const PASSING_CODES: readonly string[] = [
  "api.timeout",
  "api.unreachable",
  "api.busy",
  "api.internal",
  "api.idempotencyKeyBusy",
];

/** Whether the same call may succeed a moment later: no response, a server fault, or shed load. */
export function isPassing(failure: Failure): boolean {
  if (failure.code === "api.httpStatus") return Number(failure.params?.status) >= 500;
  return PASSING_CODES.includes(failure.code);
}

/** The wait after the given number of tries: 0.5 s, then twice as long each time. */
export function retryDelayMs(triesMade: number): number {
  return FIRST_RETRY_DELAY_MS * 2 ** (triesMade - 1);
}

export function isStaleAccessToken(failure: Failure): boolean {
  return STALE_ACCESS_TOKEN_CODES.includes(failure.code);
}

export function isStaleSecurityToken(failure: Failure): boolean {
  return STALE_SECURITY_TOKEN_CODES.includes(failure.code);
}
