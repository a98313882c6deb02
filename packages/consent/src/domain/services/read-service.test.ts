import { expect, test } from "vitest";
import { readService } from "./read-service.ts";

test.each([
  ["google-analytics:G-ABC123", "google-analytics"],
  ["google-tag-manager:GTM-ABC123", "google-tag-manager"],
  ["clarity:abc123", "clarity"],
  ["matomo:https://statistics.example/matomo/#3", "matomo"],
  ["plausible:shop.example", "plausible"],
  ["hotjar:12345", "hotjar"],
  ["posthog:phc_abc", "posthog"],
  ["meta-pixel:12345", "meta-pixel"],
])("a setting names a service: %s", (text, id) => {
  expect(readService(text)?.id).toBe(id);
});

test("Matomo's setting has its folder and its site", () => {
  const service = readService("matomo:https://statistics.example/matomo/#3");
  expect(service?.hosts).toEqual(["statistics.example"]);
  const steps = JSON.stringify(service?.load({ grants: {} as never, nowMs: 0 }));
  expect(steps).toContain('["setSiteId","3"]');
  expect(steps).toContain("https://statistics.example/matomo/matomo.js");
});

test.each([
  "",
  "google-analytics",
  "google-analytics:",
  "google-analytics:UA-1",
  "matomo:http://statistics.example/#1",
  "matomo:https://statistics.example/",
  "hotjar:12 ",
  "constructor:1",
  "counter:1",
])("what names no service is none: %s", (text) => {
  expect(readService(text)).toBeNull();
});
