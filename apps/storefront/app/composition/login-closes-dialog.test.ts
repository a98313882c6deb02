import { buildAuthWorld, KNOWN_ACCOUNT } from "@shop/auth-ui/testing";
import { expect, test } from "vitest";
import { createModalStore } from "../shell/modal-store.ts";
import { loginClosesDialog } from "./login-closes-dialog.ts";

const CREDENTIALS = { emailAddress: "ada@example.com", password: KNOWN_ACCOUNT.password, isHoneypotTicked: false };

async function buildVisit() {
  const world = buildAuthWorld();
  const modal = createModalStore();
  const end = loginClosesDialog({ ...world, modal });
  await world.auth.start();
  const submit = (password: string) => {
    world.signIn.setField("emailAddress", "ada@example.com");
    world.signIn.setField("password", password);
    return world.signIn.submitPassword();
  };
  return { ...world, modal, submit, end };
}

test("a successful login closes the login dialog", async () => {
  const { modal, submit } = await buildVisit();
  modal.set("login");
  await submit(KNOWN_ACCOUNT.password);
  expect(modal.getState().type).toBe("inactive");
});

test("a login that is refused leaves the dialog open", async () => {
  const { modal, submit } = await buildVisit();
  modal.set("login");
  await submit("wrong");
  expect(modal.getState().type).toBe("login");
});

test("a login in another way, found at the start of the tab, closes the dialog too", async () => {
  const { auth, modal } = await buildVisit();
  modal.set("login");
  await auth.login(CREDENTIALS);
  expect(modal.getState().type).toBe("inactive");
});

test("a login leaves another dialog alone", async () => {
  const { modal, submit } = await buildVisit();
  modal.set("contact");
  await submit(KNOWN_ACCOUNT.password);
  expect(modal.getState().type).toBe("contact");
});

test("a dialog that a customer opens later stays open", async () => {
  const { modal, signIn, submit } = await buildVisit();
  await submit(KNOWN_ACCOUNT.password);
  modal.set("login", { reason: "activated" });
  signIn.setField("emailAddress", "ada@example.com");
  expect(modal.getState().type).toBe("login");
});

test("an ended wire closes nothing", async () => {
  const { modal, submit, end } = await buildVisit();
  end();
  modal.set("login");
  await submit(KNOWN_ACCOUNT.password);
  expect(modal.getState().type).toBe("login");
});
