import { expect, test } from "vitest";
import { buildService } from "../testing/build-service.ts";
import { shownText } from "./shown-text.ts";

const shown = {
  locale: "en",
  messages: { accept: "Accept", refuse: "Refuse" },
  policy: { version: "1", asked: ["statistics"] },
  services: [buildService()],
} as const;
const text = shownText(shown);

test("[CONSENT-04] the same text has the same form, in whatever order its messages are listed", () => {
  expect(shownText({ ...shown, messages: { refuse: "Refuse", accept: "Accept" } })).toBe(text);
});

test.each([
  ["a text", { messages: { accept: "Accept everything", refuse: "Refuse" } }],
  ["the language", { locale: "de" }],
  ["the policy's version", { policy: { version: "2", asked: ["statistics"] } }],
  ["a service", { services: [] }],
  ["a purpose", { services: [buildService({ purpose: { en: "Sells.", de: "Zählt.", ja: "" } })] }],
  ["what a service stores", { services: [buildService({ stored: [] })] }],
  ["where it sends", { services: [buildService({ hosts: [] })] }],
] as const)("[CONSENT-04] it changes with %s", (_what, change) => {
  expect(shownText({ ...shown, ...change } as typeof shown)).not.toBe(text);
});
