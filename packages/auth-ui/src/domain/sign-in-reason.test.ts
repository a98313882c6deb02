import { expect, test } from "vitest";
import { messages } from "../messages/index.ts";
import { isNewsletterForced, REASON_MESSAGE_KEYS, SIGN_IN_REASONS } from "./sign-in-reason.ts";

test("[AUTH-06] the newsletter is forced for the free download and for no other reason", () => {
  expect(SIGN_IN_REASONS.filter((reason) => isNewsletterForced(reason))).toEqual(["freeDownload"]);
  expect(isNewsletterForced(null)).toBe(false);
});

test("[AUTH-06] where the operator leaves the newsletter free, no reason forces it", () => {
  expect(SIGN_IN_REASONS.filter((reason) => isNewsletterForced(reason, "free"))).toEqual([]);
});

test("[AUTH-06] the reason's text can be translated: the rule checks the value, each language has its own words", () => {
  const key = REASON_MESSAGE_KEYS.freeDownload;
  expect(new Set([messages.en[key], messages.de[key], messages.ja[key]]).size).toBe(3);
});
