import { NEW_ACCOUNT_MS } from "./limits.ts";

/**
 * Whether an account is new: its first free plugin licence was added within the last 14 days. Takes the dates of all its
 * free plugin licences, in milliseconds; without any the account isn't new. Source: AUTH-20.
 */
export function isNewAccount(freePluginLicencesAddedAtMs: readonly number[], nowMs: number): boolean {
  if (freePluginLicencesAddedAtMs.length === 0) return false;
  return nowMs - Math.min(...freePluginLicencesAddedAtMs) < NEW_ACCOUNT_MS;
}
