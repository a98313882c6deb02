import { MIN_SIGNATURE_LETTERS } from "./limits.ts";

export type BetaSignatureFault = "beta.signatureMissing" | "beta.agreementMissing";

/** What a signature lacks, by field. Empty: it can be stored. A name of one word is a name too. Source: ROUTE-12. */
export function checkBetaSignature(typed: {
  readonly name: string;
  readonly agrees: boolean;
}): ReadonlyArray<{ readonly field: "name" | "agrees"; readonly code: BetaSignatureFault }> {
  const letters = typed.name.match(/\p{L}/gu)?.length ?? 0;
  return [
    ...(letters < MIN_SIGNATURE_LETTERS ? [{ field: "name", code: "beta.signatureMissing" } as const] : []),
    ...(typed.agrees ? [] : [{ field: "agrees", code: "beta.agreementMissing" } as const]),
  ];
}
