import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { checkProfile, profileFieldOf } from "./profile-rules.ts";

const ADA = { firstName: "Ada", lastName: "Lovelace", registrationName: "Analytical Engines Ltd" };

test("[ACCT-03] names are sent trimmed, and the one for registrations may stay empty", () => {
  const typed = { firstName: " Ada ", lastName: "Lovelace ", registrationName: "  " };
  expect(checkProfile(typed)).toEqual(ok({ firstName: "Ada", lastName: "Lovelace", registrationName: "" }));
  expect(checkProfile(ADA)).toEqual(ok(ADA));
});

test.each([
  [{ firstName: " " }, "firstName"],
  [{ lastName: "" }, "lastName"],
  [{ firstName: "", lastName: "" }, "firstName"],
] as const)("[ACCT-03] the names, but %j, are refused at the field %s", (change, field) => {
  const typed = { ...ADA, ...change };
  expect(checkProfile(typed)).toEqual(fail({ code: "auth.namesMissing" }));
  expect(profileFieldOf("auth.namesMissing", typed)).toBe(field);
});

test("[ACCT-03] what the service refuses concerns the whole", () => {
  expect(profileFieldOf("account.profileFailed", ADA)).toBeNull();
});
