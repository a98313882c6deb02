import { expect, test } from "vitest";
import { callFailure } from "./call-failure.ts";

const codes = { refused: "auth.emailCheckFailed", exception: "auth.emailCheckException" };

test.each([
  ["no response", { code: "api.unreachable", serverText: "fetch failed" }, { code: "auth.emailCheckException" }],
  ["a response that came too late", { code: "api.timeout" }, { code: "auth.emailCheckException" }],
  ["a status that isn't OK", { code: "api.httpStatus" }, { code: "auth.emailCheckException" }],
  ["a response of another shape", { code: "api.badAnswer" }, { code: "auth.emailCheckException" }],
  ["a fault of the call itself", { code: "api.badChecksum", serverText: "x" }, { code: "auth.emailCheckException" }],
  ["too many calls", { code: "api.tooManyCalls", serverText: "Wait." }, { code: codes.refused, serverText: "Wait." }],
  ["a refusal with words", { code: "x.y", serverText: "Closed." }, { code: codes.refused, serverText: "Closed." }],
  ["a refusal without words", { code: "x.y" }, { code: codes.refused }],
  ["a refusal with a code of ours", { code: "auth.tooManyTries" }, { code: "auth.tooManyTries" }],
])("[AUTH-02] %s gets the right code, and the server's text only if it is a refusal", (_case, failure, expected) => {
  expect(callFailure(failure, codes)).toEqual(expected);
});
