/** Why something can't be done, as data: a code, `pricing.reason`, and the parameters that its text needs. */
export interface Failure {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A value, or the reason why there is none. The same shape as in the other packages of @shop; this package needs none of them. */
export type Result<Value> =
  | { readonly isOk: true; readonly value: Value }
  | { readonly isOk: false; readonly failure: Failure };

export function ok<Value>(value: Value): { readonly isOk: true; readonly value: Value } {
  return { isOk: true, value };
}

export function fail(failure: Failure): { readonly isOk: false; readonly failure: Failure } {
  return { isOk: false, failure };
}

/** A value as a parameter of a failure. An object is only named: its `toString` can be anything, in JSON too. */
export function shown(value: unknown): string | number {
  if (typeof value === "number") return value;
  return Object(value) === value ? typeof value : String(value);
}
