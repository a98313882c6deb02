import { type Failure, fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildUser } from "../testing/builders.ts";
import { type LoginAnswer, loginOutcome } from "./login-outcome.ts";

const answer = (fields: Partial<LoginAnswer>) => ok({ user: null, loginError: null, ...fields });
const inactive = buildUser({ isAccountActive: false, isLoggedIn: false });

const CASES: Array<[string, ReturnType<typeof answer> | ReturnType<typeof fail>, Failure]> = [
  ["login_error", answer({ loginError: "Locked." }), { code: "auth.signInUnable", serverText: "Locked." }],
  [
    "login_error beside a user",
    answer({ loginError: "No.", user: buildUser() }),
    { code: "auth.signInUnable", serverText: "No." },
  ],
  ["an account that isn't active", answer({ user: inactive }), { code: "auth.notActivated" }],
  ["a valid response without a user", answer({}), { code: "auth.signInUnable" }],
  ["a user who isn't logged in", answer({ user: buildUser({ isLoggedIn: false }) }), { code: "auth.signInUnable" }],
  [
    "code 500",
    fail({ code: "auth.loginFailed", params: { code: 500 }, serverText: "no" }),
    { code: "auth.loginFailed" },
  ],
  [
    "code 500 of a host with other codes",
    fail({ code: "api.refused", params: { code: 500 } }),
    { code: "auth.loginFailed" },
  ],
  [
    "code 500 with a login_error",
    fail({ code: "auth.loginFailed", params: { code: 500, login_error: "Locked." } }),
    { code: "auth.signInUnable", serverText: "Locked." },
  ],
  ["code auth.notActivated", fail({ code: "auth.notActivated" }), { code: "auth.notActivated" }],
  [
    "the server's error",
    fail({ code: "x.y", serverText: "Later." }),
    { code: "auth.signInUnable", serverText: "Later." },
  ],
  ["no response", fail({ code: "api.unreachable" }), { code: "auth.loginException" }],
  ["garbage", fail({ code: "api.badAnswer" }), { code: "auth.systemError", params: { email: "help@example.com" } }],
];

test.each(CASES)("[AUTH-11] %s gets the code of the right text", (_case, result, failure) => {
  expect(loginOutcome(result, "help@example.com")).toEqual({ isOk: false, failure });
});

test("an active user who is logged in is the outcome", () => {
  expect(loginOutcome(answer({ user: buildUser() }), "help@example.com")).toEqual(ok(buildUser()));
});
