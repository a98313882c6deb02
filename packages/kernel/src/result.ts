/**
 * A failure that a shopper may cause, as data: a code that names the package and the reason, the parameters its text
 * needs, and the server's own text if it sent one. Programmers' mistakes are thrown instead.
 */
export interface Failure {
  /** `package.reason`, for example `cart.packAlreadyInCart`; the key of its text in the message catalogue. */
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The server's text. Shown instead of ours if the requirement says so. */
  readonly serverText?: string;
}

export type Result<Value, Reason extends Failure = Failure> =
  | { readonly isOk: true; readonly value: Value }
  | { readonly isOk: false; readonly failure: Reason };

export function ok<Value>(value: Value): { readonly isOk: true; readonly value: Value } {
  return { isOk: true, value };
}

export function fail<Reason extends Failure>(failure: Reason): { readonly isOk: false; readonly failure: Reason } {
  return { isOk: false, failure };
}
