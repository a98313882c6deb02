import { FAKE_NOW_MS } from "@shop/kernel/testing";
import { describe, expect, test } from "vitest";
import { checkCard, groupDigits } from "./test-cards.ts";

const good = { number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" };
const check = (fields: Partial<typeof good>) => checkCard({ ...good, ...fields }, FAKE_NOW_MS);

describe("the test bank", () => {
  test.each([
    ["accepts", "4242 4242 4242 4242", "accepted"],
    ["declines", "4000-0000-0000-0002", "declined"],
    ["asks for a second step on", "4000002760003184", "challenge"],
    ["accepts, but notifies the shop late of,", "4000 0000 0000 0077", "acceptedLate"],
  ])("%s the card %s", (_, number, verdict) => {
    expect(check({ number })).toEqual({ errors: {}, verdict });
  });
});

describe("a field is refused:", () => {
  test.each([
    ["number", "", "number.incomplete"],
    ["number", "4242 4242 4242 4241", "number.incomplete"],
    ["number", "<script>", "number.incomplete"],
    ["number", "5555 5555 5555 4444", "number.unknown"],
    ["expiry", "13/34", "expiry.unreadable"],
    ["expiry", "00/34", "expiry.unreadable"],
    ["expiry", "soon", "expiry.unreadable"],
    ["expiry", "12/25", "expiry.past"],
    ["cvc", "12", "cvc.unreadable"],
    ["cvc", "12a", "cvc.unreadable"],
  ] as const)("%s %j", (field, typed, error) => {
    expect(check({ [field]: typed })).toEqual({ errors: { [field]: error }, verdict: null });
  });
});

test.each(["01/26", "0126", "01 / 2026"])("a card that expires this month (%s) is still valid", (expiry) => {
  expect(check({ expiry }).verdict).toBe("accepted");
});

test("all wrong fields are reported together", () => {
  expect(Object.keys(check({ number: "1", expiry: "1", cvc: "1" }).errors)).toEqual(["number", "expiry", "cvc"]);
});

test("a number is shown in groups of four", () => {
  expect(groupDigits("4000002760003184")).toBe("4000 0027 6000 3184");
});
