import type { DirectCalls, OperationName } from "@shop/api-client/contract";
import { addressOf } from "../../http/client-address.ts";
import type { Deps } from "../../ports/deps.ts";

/** Calls that end in the hash of a password. */
const HASHING_CALLS: ReadonlySet<string> = new Set<OperationName | keyof DirectCalls>([
  "login",
  "register",
  "changePassword",
  "initiateEmailChange",
]);

/**
 * Whether the call may go on: false where it would end in a hash and as many as may wait, in total or of the caller's network, do so already. Asked by the call's name and address alone,
 * before anything of it is read, so that saying no to hundreds at once holds up nobody else; what prepares such a call is told to come
 * again too. Source: SAFE-08.
 */
export function hasRoomToHash(
  { passwords, settings }: Pick<Deps, "passwords" | "settings">,
  name: OperationName | keyof DirectCalls,
  request: Request,
): boolean {
  return !HASHING_CALLS.has(name) || passwords.hasRoom(addressOf(settings, request));
}
