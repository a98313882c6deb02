import { expect, test } from "vitest";
import type { ConsentChoice } from "./choice.ts";
import { parseChoice, writeChoice } from "./parse-choice.ts";

const choice: ConsentChoice = {
  id: "0c7f",
  asked: ["statistics", "marketing"],
  granted: ["statistics"],
  services: ["vimeo"],
  chosenAtMs: 1_767_225_600_000,
  policyVersion: "3",
  textHash: "ab12",
  hadSignal: true,
};

test("[CONSENT-01] a choice is stored and read again as it was", () => {
  expect(parseChoice(writeChoice(choice))).toEqual(choice);
});

test.each([undefined, "", "null", "[]", "yes", "{}", '{"granted":["statistics"]}', '{"id":1}'])(
  "[CONSENT-01] %j in its place is no choice",
  (stored) => {
    expect(parseChoice(stored)).toBeNull();
  },
);

test("[CONSENT-01] a category that doesn't exist is left out, even if it is granted", () => {
  const stored = JSON.stringify({ ...choice, granted: ["necessary", "everything", "marketing"] });
  expect(parseChoice(stored)?.granted).toEqual(["marketing"]);
});
