import { createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { buildAuthWorld } from "../testing/index.ts";

test("what was typed outlives a reload, the password, the ticks and the honeypot don't", () => {
  const storage = createMemoryStorage();
  const world = buildAuthWorld({ storage });
  const { signIn } = world;
  signIn.setField("emailAddress", "new@example.com");
  signIn.setField("firstName", "New");
  signIn.setField("lastName", "Comer");
  signIn.setField("password", "Measured-Room-42");
  signIn.setField("keepsLogin", true);
  signIn.setField("hasAcceptedTerms", true);
  signIn.setField("isHoneypotTicked", true);
  expect(JSON.stringify(storage.get("shop_sign_in_draft"))).not.toContain("Measured");
  expect(buildAuthWorld({ storage }).signIn.getState().fields).toEqual({
    emailAddress: "new@example.com",
    password: "",
    firstName: "New",
    lastName: "Comer",
    keepsLogin: false,
    wantsNewsletter: false,
    hasAcceptedTerms: false,
    isHoneypotTicked: false,
  });
});

test.each(["", "null", "[1]", "{", '{"emailAddress":5}'])("a stored draft that reads %j counts as empty", (stored) => {
  const storage = createMemoryStorage({ shop_sign_in_draft: stored, shop_activation_wait: stored });
  expect(buildAuthWorld({ storage }).signIn.getState()).toMatchObject({
    fields: { emailAddress: "" },
    resendWaitEndsAtMs: null,
  });
});
