import { expect, test } from "vitest";
import * as z from "zod/mini";
import { serverMarketingCalls } from "../server/index.ts";
import { CONTENT_SAMPLES, DIRECT_SAMPLES, MARKETING_SAMPLES } from "../testing/call-samples.ts";
import { contentReads, directCalls, marketingCalls, marketingPlatform } from "./index.ts";

/** Every call outside the main API, with its sample. */
const CALLS = [
  ...Object.entries(directCalls).map(
    ([name, call]) => [call.name, call, DIRECT_SAMPLES[name as keyof typeof DIRECT_SAMPLES]] as const,
  ),
  ...Object.entries({ ...marketingCalls, ...serverMarketingCalls }).map(
    ([name, call]) => [call.name, call, MARKETING_SAMPLES[name as keyof typeof MARKETING_SAMPLES]] as const,
  ),
  ...Object.entries(contentReads).map(
    ([name, call]) => [call.name, call, CONTENT_SAMPLES[name as keyof typeof CONTENT_SAMPLES]] as const,
  ),
];

test.each(CALLS)("[API-11] %s takes every field that the documents name, and none besides", (_name, call, sample) => {
  expect(z.parse(call.request, sample.request)).toEqual(sample.request);
  expect(z.safeParse(call.request, { ...sample.request, unknown_key: 1 }).success).toBe(false);
});

test.each(CALLS)("[API-11] the response of %s keeps the documented fields, and others", (_name, call, sample) => {
  expect(z.parse(call.answer, sample.answer)).toEqual(sample.answer);
  if (Array.isArray(sample.answer)) return;
  const more = { ...sample.answer, unknown_key: 1 };
  expect(z.parse(call.answer, more)).toEqual(more);
});

test("no two calls share a name, or an address and method", () => {
  const methodOf = (call: object) => ("method" in call ? call.method : "");
  expect(new Set(CALLS.map(([name]) => name)).size).toBe(CALLS.length);
  expect(new Set(CALLS.map(([, call]) => `${methodOf(call)} ${call.path}`)).size).toBe(CALLS.length);
});

test("[API-07] the calls that touch an account require its session besides the site's header", () => {
  const ofCustomers = Object.values(directCalls).filter(({ actor }) => actor === "customer");
  expect(ofCustomers.map(({ name }) => name)).toEqual([
    "direct.initiateEmailChange",
    "direct.confirmEmailChange",
    "direct.initiateAccountDeletion",
    "direct.confirmAccountDeletion",
  ]);
});

test.each([
  ["no product", { product_name: "" }],
  ["no address", { user_email: "" }],
])("a tracked download with %s is rejected", (_case, fields) => {
  const { request } = marketingCalls.trackDownload;
  expect(z.safeParse(request, { ...MARKETING_SAMPLES.trackDownload.request, ...fields }).success).toBe(false);
});

test.each([
  ["Windows", "Windows"],
  ["MacOS", "MacOS"],
  ["win", "win"],
  ["mac", "mac"],
  ["Amiga", ""],
  ["Win", ""],
  ["", ""],
])("[TRACK-05] the platform %j is %j to the marketing service", (platform, sent) => {
  expect(marketingPlatform(platform)).toBe(sent);
});

test("[API-11] an event that names no currency is in euros", () => {
  const { currency: _currency, ...line } = MARKETING_SAMPLES.trackCartAdd.request;
  expect(z.parse(marketingCalls.trackCartAdd.request, line)).toMatchObject({ currency: "EUR" });
});

test("[API-08] content is requested a hundred entries at a time", () => {
  expect(z.parse(contentReads.listItems.request, {})).toEqual({ per_page: 100 });
});

test("[API-11] a chat's response with an unknown action is of another shape", () => {
  const { answer } = directCalls.handleLiveChat;
  expect(z.safeParse(answer, { action: "dance", message: "" }).success).toBe(false);
});
