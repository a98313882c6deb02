import { isCompleteEmailAddress } from "@shop/api-client/contract";
import { BETA_SYSTEMS, MAX_BETA_MICROPHONES } from "./limits.ts";

/** What somebody typed who wants to test a product. The number of microphones is text: a form sends it so. */
export interface BetaSignUpFields {
  readonly name: string;
  readonly email: string;
  readonly system: string;
  readonly host: string;
  readonly records: string;
  readonly microphones: string;
}
export type BetaSignUpField = keyof BetaSignUpFields;

export type BetaSignUpFault =
  | "beta.nameMissing"
  | "auth.emailFormat"
  | "beta.systemMissing"
  | "beta.hostMissing"
  | "beta.recordsMissing"
  | "beta.microphonesInvalid";

/** The fields that are wrong, in the form's order, each with its failure code. Empty: the sign-up is complete. Source: ROUTE-12. */
export function checkBetaSignUp(
  typed: BetaSignUpFields,
): ReadonlyArray<{ readonly field: BetaSignUpField; readonly code: BetaSignUpFault }> {
  const rules: ReadonlyArray<readonly [BetaSignUpField, BetaSignUpFault, boolean]> = [
    ["name", "beta.nameMissing", typed.name.trim() !== ""],
    ["email", "auth.emailFormat", isCompleteEmailAddress(typed.email)],
    ["system", "beta.systemMissing", BETA_SYSTEMS.some((system) => system === typed.system)],
    ["host", "beta.hostMissing", typed.host.trim() !== ""],
    ["records", "beta.recordsMissing", typed.records.trim() !== ""],
    ["microphones", "beta.microphonesInvalid", isMicrophoneCount(typed.microphones)],
  ];
  return rules.filter(([, , isRight]) => !isRight).map(([field, code]) => ({ field, code }));
}

/** A whole number from 1, in plain digits. */
function isMicrophoneCount(text: string): boolean {
  const typed = text.trim();
  return /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX_BETA_MICROPHONES;
}
