import { expect, test } from "vitest";
import { messages } from "../messages/index.ts";
import { buildAuthWorld, RESET_LINK } from "../testing/index.ts";

async function formWorld(password = "Measured-Room-43", again = password) {
  const world = buildAuthWorld();
  await world.reset.open(RESET_LINK);
  world.reset.setField("password", password);
  world.reset.setField("again", again);
  return world;
}

test("[AUTH-15] opening a valid link shows the form and uses nothing up; the button sets the password and returns the address", async () => {
  const { reset, passwordGateway } = await formWorld(" Measured Room 43 ");
  expect(reset.getState()).toMatchObject({ stage: "form", failure: null });
  expect(passwordGateway.calls).toEqual(["prepareReset"]);
  await reset.submit();
  expect(reset.getState()).toMatchObject({
    stage: "done",
    emailAddress: "ada@example.com",
    fields: { password: "", again: "" },
  });
  expect(passwordGateway.passwords).toEqual([" Measured Room 43 "]);
});

test.each([[{ id: null, key: "k1" }], [{ id: "r1", key: null }], [{ id: null, key: null }]])(
  "[AUTH-15] a link that lacks id or key (%j) is invalid without a call",
  async (link) => {
    const { reset, passwordGateway } = buildAuthWorld();
    await reset.open(link);
    expect(reset.getState()).toMatchObject({ stage: "dead", failure: { code: "auth.linkInvalid" } });
    expect(passwordGateway.calls).toEqual([]);
  },
);

test("[AUTH-15] an expired link is reported when it is opened, or when its button is pressed too late", async () => {
  const opened = buildAuthWorld();
  await opened.reset.open({ id: "r1", key: "old" });
  expect(opened.reset.getState()).toMatchObject({ stage: "dead", failure: { code: "auth.resetLinkExpired" } });
  const late = await formWorld();
  late.passwordGateway.failNext("resetPassword", { code: "auth.resetLinkExpired" });
  await late.reset.submit();
  expect(late.reset.getState()).toMatchObject({ stage: "dead", failure: { code: "auth.resetLinkExpired" } });
});

test("[AUTH-15] without a security token the connection can't be secured; a retry checks again", async () => {
  const { reset, passwordGateway } = buildAuthWorld();
  passwordGateway.giveNoToken();
  await reset.open(RESET_LINK);
  expect(reset.getState()).toMatchObject({ stage: "unready", failure: { code: "auth.resetUnsecured" } });
  const other = buildAuthWorld();
  other.passwordGateway.failNext("prepareReset", { code: "api.unreachable" });
  await other.reset.open(RESET_LINK);
  expect(other.reset.getState()).toMatchObject({ stage: "unready", failure: { code: "auth.resetFailed" } });
  await other.reset.retry();
  expect(other.reset.getState()).toMatchObject({ stage: "form", failure: null });
});

test.each([
  ["Measured-Room-43", "Measured-Room-44", "auth.passwordsDiffer", "again"],
  ["short", "short", "auth.passwordTooShort", "password"],
  ["x".repeat(1025), "x".repeat(1025), "auth.passwordTooLong", "password"],
])(
  "[AUTH-15] %.12j and again %.12j is refused with %s at the field %s, without a call",
  async (password, again, code, field) => {
    const { reset, passwordGateway } = await formWorld(password, again);
    await reset.submit();
    expect(reset.getState()).toMatchObject({ stage: "form", failure: { code }, failedField: field });
    expect(passwordGateway.calls).toEqual(["prepareReset"]);
    reset.setField("again", "Measured-Room-43");
    expect(reset.getState()).toMatchObject({ failure: null, failedField: null });
  },
);

test.each([
  [{ code: "api.timeout" }, { code: "auth.resetFailed" }, null],
  [{ code: "api.refused" }, { code: "auth.resetFailed" }, null],
  [{ code: "api.refused", serverText: "Not now." }, { code: "auth.resetFailed", serverText: "Not now." }, null],
  [{ code: "auth.passwordTooWeak" }, { code: "auth.passwordTooWeak" }, "password"],
])("[AUTH-15] a rejection (%j) becomes %j, and what was typed stays", async (failure, expected, failedField) => {
  const { reset, passwordGateway } = await formWorld();
  passwordGateway.failNext("resetPassword", failure);
  await reset.submit();
  const typed = { password: "Measured-Room-43", again: "Measured-Room-43" };
  expect(reset.getState()).toMatchObject({ stage: "form", failure: expected, failedField, fields: typed });
});

test.each([
  ["auth.linkInvalid", "Invalid or expired link. Please request a new link."],
  ["auth.passwordsDiffer", "Passwords do not match!"],
  ["auth.resetLinkExpired", "This password reset link has expired. Please request a new link."],
  ["auth.resetUnsecured", "Unable to secure the connection. Please try again later."],
  ["auth.resetFailed", "An error occurred. Please try again later."],
] as const)("[AUTH-15] the text of %s is that of the requirements", (code, text) => {
  expect(messages.en[code]).toBe(text);
});

test("a second press while the first is under way sends nothing more", async () => {
  const { reset, passwordGateway } = await formWorld();
  const answer = passwordGateway.holdNext("resetPassword");
  const first = reset.submit();
  await reset.submit();
  answer();
  await first;
  expect(passwordGateway.passwords).toEqual(["Measured-Room-43"]);
});

test("closed, link and passwords are forgotten, and a response under way changes nothing any more", async () => {
  const { reset, passwordGateway } = await formWorld();
  const answer = passwordGateway.holdNext("prepareReset");
  const sending = reset.submit();
  reset.close();
  answer();
  await sending;
  expect(reset.getState()).toMatchObject({ stage: "checking", fields: { password: "", again: "" }, failure: null });
  await reset.retry();
  expect(reset.getState()).toMatchObject({ failure: { code: "auth.linkInvalid" } });
});
