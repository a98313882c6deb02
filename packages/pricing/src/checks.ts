import { isWhole } from "./amount.ts";
import { MAX_AMOUNT_MINOR } from "./limits.ts";
import { type Failure, fail, ok, type Result, shown } from "./result.ts";

/** Checks one value. Returns a copy of it that can't be changed, or the failure, with the `path` of the field in it. */
export type Check = (value: unknown, path: string) => Result<unknown>;
export type Fields<Checked> = { readonly [Field in keyof Required<Checked>]: Check };

/** Whole and from 0 to `MAX_AMOUNT_MINOR`. Failure `pricing.notAnAmount`. */
export const amount: Check = valueThat("pricing.notAnAmount", (value) => isWhole(value, 0));
/** Whole and at least 1. Failure `pricing.notAQuantity`. */
export const quantity: Check = valueThat("pricing.notAQuantity", (value) => isWhole(value, 1));
/** Any number. Below 0 counts as 0 and above 100 as 100, where it is used. Failure `pricing.notAPercentage`. */
export const percentage: Check = valueThat(
  "pricing.notAPercentage",
  (value) => typeof value === "number" && Math.abs(value) <= MAX_AMOUNT_MINOR,
);
/** Failures `pricing.notAnInteger`, `pricing.notAText`, `pricing.notYesOrNo`. */
export const integer: Check = valueThat("pricing.notAnInteger", (value) => isWhole(value, -MAX_AMOUNT_MINOR));
export const text: Check = valueThat("pricing.notAText", (value) => typeof value === "string");
export const yesOrNo: Check = valueThat("pricing.notYesOrNo", (value) => typeof value === "boolean");

/** A field that may be absent. */
export function absentOr(check: Check): Check {
  return (value, path) => (value === undefined ? ok(value) : check(value, path));
}

/** A field that may be absent or null. */
export function nothingOr(check: Check): Check {
  return (value, path) => (value === undefined || value === null ? ok(value) : check(value, path));
}

/** Failure `pricing.notAList`, or that of the first item that is wrong. */
export function listOf(check: Check): Check {
  return (value, path) => {
    if (!Array.isArray(value)) return refuse(codeFor(value, "pricing.notAList"), value, path);
    const items: unknown[] = [];
    for (const [index, item] of value.entries()) {
      const checked = check(item, `${path}[${index}]`);
      if (!checked.isOk) return checked;
      items.push(checked.value);
    }
    return ok(Object.freeze(items));
  };
}

/** Fields that aren't named are kept, for rules of your own. Failure `pricing.notAnObject`, or that of the first field that is wrong. */
export function objectOf(fields: Readonly<Record<string, Check>>): Check {
  const named = Object.entries(fields);
  return (value, path) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return refuse(codeFor(value, "pricing.notAnObject"), value, path);
    }
    const copy: Record<string, unknown> = { ...value };
    for (const [field, check] of named) {
      const checked = check(copy[field], path === "" ? field : `${path}.${field}`);
      if (!checked.isOk) return checked;
      if (field in copy) copy[field] = checked.value;
    }
    return ok(Object.freeze(copy));
  };
}

/** The failure of a field: its path, and what was there instead. */
export function refuse(
  code: string,
  value: unknown,
  field: string,
): { readonly isOk: false; readonly failure: Failure } {
  return fail({ code, params: { field, value: shown(value) } });
}

function valueThat(code: string, isRight: (value: unknown) => boolean): Check {
  return (value, path) => {
    if (isRight(value)) return ok(value);
    return refuse(codeFor(value, code), value, path);
  };
}

function codeFor(value: unknown, code: string): string {
  return value === undefined ? "pricing.missing" : code;
}
