import { expect, test } from "vitest";
import { betaState, ndaStanding } from "./beta-state.ts";
import { type BetaSignUpFields, checkBetaSignUp } from "./check-beta-sign-up.ts";
import { checkBetaSignature } from "./check-beta-signature.ts";

const COMPLETE: BetaSignUpFields = {
  name: "Ada Lovelace",
  email: "ada@studio.example",
  system: "macos",
  host: "Reaper 7",
  records: "Live drums",
  microphones: "12",
};

test.each<[Partial<BetaSignUpFields>, string[]]>([
  [{}, []],
  [{ name: "  " }, ["name beta.nameMissing"]],
  [{ email: "ada@studio" }, ["email auth.emailFormat"]],
  [{ system: "" }, ["system beta.systemMissing"]],
  [{ system: "amiga" }, ["system beta.systemMissing"]],
  [{ host: "" }, ["host beta.hostMissing"]],
  [{ records: "\n" }, ["records beta.recordsMissing"]],
  [{ microphones: "" }, ["microphones beta.microphonesInvalid"]],
  [{ microphones: "0" }, ["microphones beta.microphonesInvalid"]],
  [{ microphones: "1" }, []],
  [{ microphones: "128" }, []],
  [{ microphones: "129" }, ["microphones beta.microphonesInvalid"]],
  [{ microphones: "1e2" }, ["microphones beta.microphonesInvalid"]],
  [{ microphones: "2.5" }, ["microphones beta.microphonesInvalid"]],
  [
    { name: "", email: "", microphones: "many" },
    ["name beta.nameMissing", "email auth.emailFormat", "microphones beta.microphonesInvalid"],
  ],
])("[ROUTE-12] a beta sign-up with %j has these faults: %j", (typed, faults) => {
  expect(checkBetaSignUp({ ...COMPLETE, ...typed }).map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
});

test.each<[string, boolean, string[]]>([
  ["Ada Lovelace", true, []],
  ["Björk", true, []],
  ["山田", true, []],
  ["A", true, ["name"]],
  ["12 34", true, ["name"]],
  ["Ada Lovelace", false, ["agrees"]],
  [" ", false, ["name", "agrees"]],
])("[ROUTE-12] the signature %j with agreement %s lacks %j", (name, agrees, fields) => {
  expect(checkBetaSignature({ name, agrees }).map(({ field }) => field)).toEqual(fields);
});

test.each<[Parameters<typeof betaState>[0], number, string]>([
  [null, 0, "closed"],
  [{ isOpen: false, places: 40 }, 0, "closed"],
  [{ isOpen: true, places: 40 }, 39, "open"],
  [{ isOpen: true, places: 40 }, 40, "full"],
  [{ isOpen: true, places: 40 }, 41, "full"],
])("[ROUTE-12] the beta programme %j with %i confirmed testers is %s", (programme, confirmed, state) => {
  expect(betaState(programme, confirmed)).toBe(state);
});

test.each<[string[], string]>([
  [[], "unsigned"],
  [["2026-01"], "outdated"],
  [["2026-01", "2026-11"], "signed"],
])("[ROUTE-12] who signed %j is %s for the version 2026-11", (versions, standing) => {
  expect(ndaStanding(versions, "2026-11")).toBe(standing);
});
