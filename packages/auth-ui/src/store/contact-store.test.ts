import { createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { messages } from "../messages/index.ts";
import { type AuthWorld, buildAuthWorld, buildContactMessage, buildUser } from "../testing/index.ts";

function fill({ contact }: AuthWorld, fields: Partial<ReturnType<typeof buildContactMessage>> = {}, hasAgreed = true) {
  const typed = buildContactMessage(fields);
  for (const name of ["name", "email", "subject", "message"] as const) contact.setField(name, typed[name]);
  contact.setField("hasAgreed", hasAgreed);
}

test("[ACCT-09] a guest's message goes out as typed, and the form is empty after it", async () => {
  const world = buildAuthWorld();
  fill(world);
  await world.contact.send(null);
  expect(world.contactGateway.sent).toEqual([buildContactMessage()]);
  expect(world.contact.getState()).toMatchObject({
    status: "sent",
    sentFrom: "ada@example.com",
    fields: { message: "" },
  });
});

test("[ACCT-09] a customer's message goes out under their own name and address, without agreeing", async () => {
  const world = buildAuthWorld();
  fill(world, { name: "", email: "" }, false);
  await world.contact.send(buildUser({ name: "Ada King", emailAddress: "king@example.com" }));
  expect(world.contactGateway.sent).toEqual([buildContactMessage({ name: "Ada King", email: "king@example.com" })]);
});

test("[ACCT-09] a guest who hasn't agreed is asked to, and nothing is sent", async () => {
  const world = buildAuthWorld();
  fill(world, {}, false);
  await world.contact.send(null);
  expect(world.contact.getState()).toMatchObject({
    failure: { code: "contact.privacyNotAgreed" },
    failedField: "hasAgreed",
  });
  world.contact.setField("hasAgreed", true);
  expect(world.contact.getState()).toMatchObject({ failure: null, failedField: null });
  expect(world.contactGateway.sent).toEqual([]);
});

test("[ACCT-09] a message that can't be sent is kept, with the required text", async () => {
  const world = buildAuthWorld();
  fill(world);
  world.contactGateway.failNext({ code: "api.unreachable" });
  await world.contact.send(null);
  expect(world.contact.getState()).toMatchObject({
    status: "editing",
    failure: { code: "contact.failed" },
    failedField: null,
    fields: buildContactMessage(),
  });
  expect(messages.en["contact.failed"]).toBe("There was an error submitting the form. Please try again.");
});

test("what the server says of a rejected message is what is shown", async () => {
  const world = buildAuthWorld();
  fill(world);
  world.contactGateway.failNext({ code: "contact.tooMany", serverText: "Later." });
  await world.contact.send(null);
  expect(world.contact.getState().failure).toEqual({ code: "contact.tooMany", serverText: "Later." });
});

test("a prepared subject doesn't replace one that was typed", () => {
  const { contact } = buildAuthWorld();
  contact.open({ subject: "Password" });
  expect(contact.getState().fields.subject).toBe("Password");
  contact.setField("subject", "Phase");
  contact.open({ subject: "Password" });
  expect(contact.getState().fields.subject).toBe("Phase");
});

test("opened again after a message was sent, the form is there for another", async () => {
  const world = buildAuthWorld();
  fill(world);
  await world.contact.send(null);
  world.contact.open();
  expect(world.contact.getState().status).toBe("editing");
});

test("a half-written message outlives a reload, its agreement doesn't, and once sent nothing is kept", async () => {
  const storage = createMemoryStorage();
  fill(buildAuthWorld({ storage }));
  const again = buildAuthWorld({ storage });
  expect(again.contact.getState().fields).toEqual({ ...buildContactMessage(), hasAgreed: false });
  again.contact.setField("hasAgreed", true);
  await again.contact.send(null);
  expect(buildAuthWorld({ storage }).contact.getState().fields.message).toBe("");
});
