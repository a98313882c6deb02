import { expect, test } from "vitest";
import { buildContactMessage, buildUser } from "../testing/builders.ts";
import { checkContact, contactFailures, withSender } from "./contact-rules.ts";

const guest = { isRequired: true, isGiven: false };

test.each([
  ["no name", { name: " ", email: "x", message: "" }, "contact.nameMissing"],
  ["no address", { email: "ada at example", message: "" }, "contact.emailFormat"],
  ["no message", { message: " \n " }, "contact.messageMissing"],
  ["a guest who hasn't agreed", {}, "contact.privacyNotAgreed"],
])("[ACCT-09] %s: the first broken rule is reported", (_case, fields, code) => {
  expect(checkContact(buildContactMessage(fields), guest)).toEqual({ isOk: false, failure: { code } });
});

test("[ACCT-09] all broken rules are reported together for a form, in the order of its fields", () => {
  const empty = buildContactMessage({ name: " ", email: "", message: "" });
  expect(contactFailures(empty, guest).map(({ code }) => code)).toEqual([
    "contact.nameMissing",
    "contact.emailFormat",
    "contact.messageMissing",
    "contact.privacyNotAgreed",
  ]);
  expect(contactFailures(buildContactMessage(), { ...guest, isGiven: true })).toEqual([]);
});

test("[ACCT-09] a subject may stay empty, and what is sent is trimmed", () => {
  const typed = buildContactMessage({ name: " Ada ", subject: " " });
  expect(checkContact(typed, { ...guest, isGiven: true })).toEqual({
    isOk: true,
    value: { ...typed, name: "Ada", subject: "" },
  });
});

test("[ACCT-09] a customer writes under their own name and address, without agreeing again", () => {
  const typed = buildContactMessage({ name: "Somebody", email: "else@example.com" });
  const sent = withSender(typed, buildUser());
  expect(checkContact(sent)).toEqual({
    isOk: true,
    value: { ...typed, name: "Ada Lovelace", email: "ada@example.com" },
  });
});
