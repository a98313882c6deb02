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
 * Whether the call may continue: false if it would end in a hash and the queue is full, in total or for the caller's network. Called with
 * the call's name and address only, before anything of it is read, so that rejecting hundreds at once doesn't block others. Calls that
 * prepare such a call are rejected too. Source: SAFE-08.
 */
export function hasRoomToHash(
  { passwords, settings }: Pick<Deps, "passwords" | "settings">,
  name: OperationName | keyof DirectCalls,
  request: Request,
): boolean {
  return !HASHING_CALLS.has(name) || passwords.hasRoom(addressOf(settings, request));
}
