import { expect, test } from "vitest";
import { type EmailVerdict, nextStage, SIGN_IN_STAGES, type SignInEvent, type SignInStage } from "./sign-in-stage.ts";

const checked = (verdict: EmailVerdict, policy: "open" | "uniform" = "open"): SignInEvent => ({
  type: "emailChecked",
  verdict,
  policy,
});

/** Every event in every stage, in the order email, password, signUp, activationSent, inactive; "." stays. */
const TABLE: Array<[string, SignInEvent, Array<SignInStage | ".">]> = [
  ["[AUTH-01] a used address", checked("used"), ["password", ".", ".", ".", "."]],
  ["[AUTH-01] an inactive account", checked("inactive"), ["inactive", ".", ".", ".", "."]],
  ["[AUTH-01] an unknown address", checked("unknown"), ["signUp", ".", ".", ".", "."]],
  ["[AUTH-01] a malformed address", checked("format"), [".", ".", ".", ".", "."]],
  ["[AUTH-01] an unreachable domain", checked("dnsmx"), [".", ".", ".", ".", "."]],
  ["[AUTH-01] a throw-away address", checked("trashmail"), [".", ".", ".", ".", "."]],
  ["uniform: a used address", checked("used", "uniform"), ["password", ".", ".", ".", "."]],
  ["uniform: an inactive account", checked("inactive", "uniform"), ["password", ".", ".", ".", "."]],
  ["uniform: an unknown address", checked("unknown", "uniform"), ["password", ".", ".", ".", "."]],
  ["uniform: a malformed address", checked("format", "uniform"), [".", ".", ".", ".", "."]],
  ["uniform: an unreachable domain", checked("dnsmx", "uniform"), [".", ".", ".", ".", "."]],
  ["uniform: a throw-away address", checked("trashmail", "uniform"), [".", ".", ".", ".", "."]],
  ["[AUTH-07] a registration", { type: "registered" }, [".", ".", "activationSent", ".", "."]],
  ["[AUTH-13] a verified link", { type: "linkVerified" }, ["password", "password", "password", "password", "password"]],
  ["uniform: the wish for an account", { type: "accountWanted" }, [".", "signUp", ".", ".", "."]],
  ["the wish for a new link", { type: "activationWanted" }, [".", "inactive", ".", ".", "."]],
  ["[AUTH-03] [AUTH-04] Go back", { type: "wentBack" }, [".", "email", "email", ".", "email"]],
  ["a new start", { type: "restarted" }, ["email", "email", "email", "email", "email"]],
];

test.each(TABLE)("%s leads from each stage where it should", (_name, event, expected) => {
  const reached = SIGN_IN_STAGES.map((stage) => nextStage(stage, event));
  expect(reached).toEqual(expected.map((stage, index) => (stage === "." ? SIGN_IN_STAGES[index] : stage)));
});

test("an unknown event is a programmer's mistake", () => {
  const unknown = JSON.parse('{"type":"danced"}');
  expect(() => nextStage("email", unknown)).toThrow("danced");
});
