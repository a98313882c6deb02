import {
  contentReads,
  DEFAULT_OPERATION_IDS,
  type DirectCall,
  directCalls,
  type MarketingCall,
  marketingCalls,
  NUMBERED_FAILURES,
  type Operation,
  operations,
  TRANSPORT_STATUS,
} from "@shop/api-client/contract";
import { serverMarketingCalls } from "@shop/api-client/server";
import type * as z from "zod/mini";
import { createDescribeSchema, type SchemaDescription } from "./describe-schema.ts";
import { REFERENCE_ENTITIES } from "./reference-entities.ts";

const { describe, describeEntity } = createDescribeSchema(REFERENCE_ENTITIES);
const ids: Readonly<Record<string, string>> = DEFAULT_OPERATION_IDS;

/** docs/reference/operations.md, from the contract. */
export function printOperationsReference(): string {
  return [
    "# Operations",
    "",
    "Printed from `packages/api-client/src/contract/` by `npm run task -- print-reference`; a test ensures that the two are equal.",
    "How a call is made: [How browser and server talk](../behaviour/api.md). Whether a host keeps to it: [Conformance](../guides/conformance.md).",
    "",
    "A request with a field that isn't listed is refused; an answer may carry more than is listed. Amounts are minor units: hundredths, for yen too.",
    "An address that doesn't exist returns 404 with `api.notServed`. A shopper's failure is HTTP 200 with `valid` false and its code. Whatever is called, these may come too:",
    "",
    "| code | HTTP status |",
    "| --- | --- |",
    ...Object.entries(TRANSPORT_STATUS).map(([code, status]) => `| \`${code}\` | ${status} |`),
    "",
    ...printOverview(),
    "## Main API",
    "",
    ...Object.entries(operations).flatMap(([name, operation]) => printOperation(name, operation)),
    "## Direct calls",
    "",
    "POST with a plain JSON body and the site's static `Authorization` header. `success`, `message` and `code` take the place of the envelope.",
    "",
    ...Object.values(directCalls).flatMap(printDirectCall),
    "## Marketing service",
    "",
    "JSON by POST, or GET with the fields in the query; ten seconds at most; `success` false comes with a message and a code. All are served: a browser's calls for the session of the customer that `user_email` names, those for servers with `Authorization: Bearer` and the operator's `SHOP_MARKETING_KEY`.",
    "",
    ...Object.values({ ...marketingCalls, ...serverMarketingCalls }).flatMap(printMarketingCall),
    "## Content",
    "",
    "GET, public; the fields that aren't in the path are the query. A fault is an HTTP status with `code` and `message`. All are served.",
    "",
    ...Object.values(contentReads).flatMap((read) =>
      section(read.name, read.summary, [`\`GET ${read.path}\``], read.request, read.answer),
    ),
    "## Entities",
    "",
    ...Object.entries(REFERENCE_ENTITIES).flatMap(([name, schema]) => [
      `### ${name}`,
      "",
      ...printFields(describeEntity(schema, "output"), "No fields."),
    ]),
  ].join("\n");
}

function printOverview(): string[] {
  const row = ([name, operation]: readonly [string, Operation]) =>
    `| [\`${operation.name}\`](#${anchorOf(operation.name)}) | \`${name}\` | \`${ids[name]}\` |`;
  return ["| operation | in the client | id |", "| --- | --- | --- |", ...Object.entries(operations).map(row), ""];
}

const anchorOf = (name: string): string => name.toLowerCase().replaceAll(".", "");
const yesNo = (is: boolean): string => (is ? "yes" : "no");

function printOperation(name: string, operation: Operation): string[] {
  const facts = [
    `\`POST /v1/${ids[name]}\`, in the client \`${name}\`. Served.`,
    "",
    "| who may call | security token | may be repeated | changes something |",
    "| --- | --- | --- | --- |",
    `| ${operation.actor} | ${operation.tokenPurpose ?? "none"} | ${yesNo(operation.isRepeatable)} | ${yesNo(operation.isMutation)} |`,
  ];
  return [
    ...section(operation.name, operation.summary, facts, operation.request, operation.answer),
    ...printFailures(operation.name, operation.failures),
  ];
}

function printDirectCall(call: DirectCall): string[] {
  const facts = [
    `\`POST ${call.path}\`. Served. Who may call: ${call.actor}. Changes something: ${yesNo(call.isMutation)}. Sent once.`,
  ];
  return [
    ...section(call.name, call.summary, facts, call.request, call.answer),
    ...printFailures(call.name, call.failures),
  ];
}

function printMarketingCall(call: MarketingCall): string[] {
  const whose = call.isForServers ? "For servers alone." : "From browsers.";
  const codes = call.failures.map((code) => `\`${code}\``).join(", ");
  const facts = [`\`${call.method} ${call.path}\`. ${whose}`, ...(codes === "" ? [] : ["", `Failures: ${codes}.`])];
  return section(call.name, call.summary, facts, call.request, call.answer);
}

function section(
  name: string,
  summary: string,
  facts: readonly string[],
  request: z.core.$ZodType,
  answer: z.core.$ZodType,
): string[] {
  return [
    `### ${name}`,
    "",
    summary,
    "",
    ...facts,
    "",
    "**Request**",
    "",
    ...printFields(describe(request, "input"), "Empty."),
    "**Answer**",
    "",
    ...printFields(describe(answer, "output"), "No documented fields."),
  ];
}

function printFields({ type, forms }: SchemaDescription, empty: string): string[] {
  const heading = type === null ? [] : [`${type}.`, ""];
  if (forms.length === 1 && forms[0]?.length === 0) return [...heading, empty, ""];
  return [
    ...heading,
    ...forms.flatMap((fields, index) => [
      ...(forms.length > 1 ? [index === 0 ? "Either" : "or", ""] : []),
      "| field | type | |",
      "| --- | --- | --- |",
      ...fields.map((one) => `| \`${one.field}\` | ${one.type.replaceAll("|", "\\|")} | ${one.presence} |`),
      "",
    ]),
  ];
}

function printFailures(name: string, failures: readonly string[]): string[] {
  if (failures.length === 0) return [];
  const numbers = Object.entries(NUMBERED_FAILURES[name] ?? {});
  const numberOf = (code: string) => numbers.find(([, numbered]) => numbered === code)?.[0];
  const texts = failures.map((code) => {
    const number = numberOf(code);
    return number === undefined ? `\`${code}\`` : `\`${code}\` (sent as ${number})`;
  });
  return [`**Failures** (HTTP 200): ${texts.join(", ")}.`, ""];
}
