import { expect, test } from "vitest";
import { messages } from "../messages/index.ts";
import { buildAuthWorld } from "../testing/index.ts";

async function sentWorld() {
  const world = buildAuthWorld();
  world.forgot.open({ emailAddress: " ada@example.com " });
  await world.forgot.submit();
  return world;
}

test("[AUTH-14] opened for an address it is known where the mail goes; opened without one the address is requested", () => {
  const { forgot } = buildAuthWorld();
  forgot.open({ emailAddress: " ada@example.com " });
  expect(forgot.getState()).toMatchObject({ stage: "asking", emailAddress: "ada@example.com", isAddressGiven: true });
  forgot.open();
  expect(forgot.getState()).toMatchObject({ emailAddress: "", isAddressGiven: false });
  forgot.open({ emailAddress: "ada@" });
  expect(forgot.getState()).toMatchObject({ emailAddress: "ada@", isAddressGiven: false });
});

test("[AUTH-14] a typed text that is no address is rejected before any call, and typing clears the error", async () => {
  const { forgot, passwordGateway } = buildAuthWorld();
  forgot.open();
  forgot.setEmailAddress("ada@");
  await forgot.submit();
  expect(forgot.getState()).toMatchObject({ stage: "asking", failure: { code: "auth.emailFormat" } });
  forgot.setEmailAddress("ada@example.com");
  expect(forgot.getState().failure).toBeNull();
  await forgot.submit();
  expect(passwordGateway.mailedTo).toEqual(["ada@example.com"]);
});

test("[AUTH-14] after the mail 30 s run, then it is over", async () => {
  const { forgot, clock, passwordGateway } = await sentWorld();
  expect(passwordGateway.mailedTo).toEqual(["ada@example.com"]);
  expect(forgot.getState()).toMatchObject({ stage: "counting", endsAtMs: clock.nowMs() + 30_000 });
  clock.advance(29_999);
  expect(forgot.getState().stage).toBe("counting");
  clock.advance(1);
  expect(forgot.getState()).toMatchObject({ stage: "over", emailAddress: "ada@example.com", endsAtMs: null });
});

test("[A11Y-03] kept open it never ends by itself", async () => {
  const { forgot, clock } = await sentWorld();
  clock.advance(29_999);
  forgot.keepOpen();
  clock.advance(3_600_000);
  expect(forgot.getState()).toMatchObject({ stage: "kept", endsAtMs: null });
});

test.each([
  [
    { code: "api.refused", serverText: "Not now." },
    { code: "auth.forgotFailed", serverText: "Not now." },
  ],
  [{ code: "api.refused" }, { code: "auth.forgotFailed" }],
  [{ code: "api.unreachable" }, { code: "auth.forgotFailed" }],
  [{ code: "auth.tooManyTries" }, { code: "auth.tooManyTries" }],
])(
  "[AUTH-14] a mail that can't be sent (%j) is reported as %j, and can be requested again",
  async (failure, expected) => {
    const { forgot, passwordGateway } = buildAuthWorld();
    forgot.open({ emailAddress: "ada@example.com" });
    passwordGateway.failNext("sendResetMail", failure);
    await forgot.submit();
    expect(forgot.getState()).toMatchObject({ stage: "asking", failure: expected });
    await forgot.submit();
    expect(forgot.getState()).toMatchObject({ stage: "counting", failure: null });
  },
);

test("[AUTH-14] the texts are those of the requirements", () => {
  expect(messages.en["forgot.sent"]).toBe(
    "Password reset mail sent. Please check your inbox and follow the instructions to reset your password. This window will close automatically in 30 seconds.",
  );
  expect(messages.en["auth.forgotFailed"]).toBe("An unexpected error occurred while sending the password reset email.");
});

test("a response that comes after the dialog was closed changes nothing, and a second press sends no second mail", async () => {
  const { forgot, passwordGateway, clock } = buildAuthWorld();
  forgot.open({ emailAddress: "ada@example.com" });
  const answer = passwordGateway.holdNext("sendResetMail");
  const first = forgot.submit();
  await forgot.submit();
  forgot.close();
  answer();
  await first;
  expect(passwordGateway.mailedTo).toEqual(["ada@example.com"]);
  clock.advance(60_000);
  expect(forgot.getState()).toMatchObject({ stage: "asking", emailAddress: "", endsAtMs: null });
});

test("what went wrong on the way is logged without the address", async () => {
  const { forgot, passwordGateway, logged } = buildAuthWorld();
  forgot.open({ emailAddress: "ada@example.com" });
  passwordGateway.failNext("sendResetMail", { code: "api.timeout" });
  await forgot.submit();
  expect(logged).toEqual([{ action: "passwordForget", failure: { code: "api.timeout" } }]);
});
