import { readFileSync } from "node:fs";
import { operations, marketingCalls } from "@shop/api-client/contract";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createDescribeSchema } from "./describe-schema.ts";
import { printOperationsReference } from "./print-operations-reference.ts";

const printed = printOperationsReference();

test("[API-06] the operations reference is the one that the contract prints", () => {
  expect(readFileSync(new URL("../../../../docs/reference/operations.md", import.meta.url), "utf8")).toBe(printed);
});

test("the reference says of each operation that it is served, and of each marketing call who may make it", () => {
  const sectionOf = (name: string) => printed.split(`### ${name}\n`)[1]?.split("\n### ")[0];
  for (const { name } of Object.values(operations)) expect(sectionOf(name)).toContain("`. Served.");
  for (const { name } of Object.values(marketingCalls)) expect(sectionOf(name)).toContain("`. From browsers.");
  expect(sectionOf("drip.allTags")).toContain("`. For servers alone.");
});

test("[API-06] the first table names each operation as the client calls it", () => {
  expect(printed).toContain("| [`cart.get`](#cartget) | `getCart` |");
  const overview = printed.split("## Main API")[0];
  for (const name of Object.keys(operations)) expect(overview).toContain(`| \`${name}\` |`);
});

test("the reference gives a documented number beside its code", () => {
  expect(printed).toContain("`auth.loginFailed` (sent as 500)");
  expect(printed).toContain("`redeem.codeUsed` (sent as 406)");
});

const person = z.looseObject({ name: z.string() });
const { describe } = createDescribeSchema({ Person: person });

test.each([
  ["a bounded text", z.string().check(z.minLength(1), z.maxLength(9)), "text, 1 to 9 characters"],
  ["a whole number", z.int(), "whole number"],
  [
    "a bounded number",
    z._default(z.int().check(z.minimum(1), z.maximum(5)), 1),
    "whole number, 1 to 5; 1 where it isn't given",
  ],
  ["a choice", z.enum(["win", "mac"]), '`"win"`, `"mac"`'],
  ["what may be null", z.nullable(z.boolean()), "true or false or null"],
  ["a list", z.array(z.string()).check(z.minLength(1), z.maxLength(3)), "list, 1 to 3 of text"],
  ["an entity", person, "[Person](#person)"],
  ["a list of an entity", z.array(person), "list of [Person](#person)"],
  ["anything", z.unknown(), "anything"],
])("%s is described in words", (_case, schema, type) => {
  const { forms } = describe(z.strictObject({ field: schema }), "input");
  expect(forms[0]?.[0]?.type).toBe(type);
});

test("fields within fields are named by their path, and those of one of two forms say so", () => {
  const price = z.union([z.looseObject({ full: z.number() }), z.looseObject({ EUR: z.number() })]);
  const { forms } = describe(
    z.strictObject({ lines: z.array(z.strictObject({ id: z.optional(z.string()) })), price }),
    "input",
  );
  expect(forms[0]?.map(({ field, presence }) => `${field} ${presence}`)).toEqual([
    "lines required",
    "lines[].id optional",
    "price required",
    "price.full in one form",
    "price.EUR in one form",
  ]);
});
