import { buildAuthWorld, buildSignUpForm } from "@shop/auth-ui/testing";
import { createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { activationReturns } from "./activation-returns.ts";

const LINK = { id: "i1", key: "k1" };

/** One tab on a page; tabs of one browser share `local`. */
function openTab(path: string, local = createMemoryStorage()) {
  const world = buildAuthWorld({ verdicts: { "new@example.com": "unknown" } });
  const visited: string[] = [];
  activationReturns({ ...world, local, place: { current: () => path, goTo: (to) => visited.push(to) } });
  const signUp = async () => {
    const { signIn } = world;
    signIn.setField("emailAddress", "new@example.com");
    await signIn.submitEmail();
    const form = buildSignUpForm();
    signIn.setField("firstName", form.firstName);
    signIn.setField("lastName", form.lastName);
    signIn.setField("password", form.password);
    signIn.setField("hasAcceptedTerms", true);
    await signIn.submitSignUp();
    expect(signIn.getState().stage).toBe("activationSent");
  };
  return { ...world, local, visited, signUp };
}

test("[AUTH-13] after the activation the shopper is back on the page of the sign-up, in whichever tab the link opens, once", async () => {
  const before = openTab("/de/products/plugins/faalign");
  await before.signUp();
  expect(before.visited).toEqual([]);

  const after = openTab("/", before.local);
  await after.signIn.openFromLink(LINK);
  expect(after.visited).toEqual(["/de/products/plugins/faalign"]);
  expect(after.signIn.getState()).toMatchObject({ stage: "password", reason: "activated" });

  const later = openTab("/", before.local);
  await later.signIn.openFromLink(LINK);
  expect(later.visited).toEqual([]);
});

test("[AUTH-13] a link that can't be verified leads nowhere, and the page waits for the next one", async () => {
  const before = openTab("/shop");
  await before.signUp();
  const after = openTab("/", before.local);
  after.gateway.failNext("verifyMail", { code: "auth.linkInvalid" });
  await after.signIn.openFromLink(LINK);
  expect(after.visited).toEqual([]);
  await after.signIn.openFromLink(LINK);
  expect(after.visited).toEqual(["/shop"]);
});

test("[SAFE-14] what is kept never leads to another site", async () => {
  const local = createMemoryStorage({
    shop_sign_up_place: JSON.stringify({ path: "//evil.example/", endsAtMs: 9e15 }),
  });
  const tab = openTab("/", local);
  await tab.signIn.openFromLink(LINK);
  expect(tab.visited).toEqual([]);
});
