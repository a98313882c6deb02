import { expect, test } from "vitest";
import { createModalStore } from "../shell/modal-store.ts";
import { modalOpensSignIn } from "./modal-opens-sign-in.ts";

function buildWorld() {
  const opened: unknown[] = [];
  const modal = createModalStore();
  return { modal, opened, signIn: { open: (with_?: object) => void opened.push(with_) } };
}

test("a login dialog that was requested before the services came starts with its reason when they come", () => {
  const world = buildWorld();
  world.modal.set("login", { reason: "checkout" });
  modalOpensSignIn(world);
  expect(world.opened).toEqual([{ reason: "checkout" }]);
});

test("each request starts it again, another dialog in its place doesn't, and after the end nothing does", () => {
  const world = buildWorld();
  const end = modalOpensSignIn(world);
  world.modal.set("login", { reason: "account" });
  world.modal.set("contact");
  world.modal.set("login");
  world.modal.close();
  end();
  world.modal.set("login");
  expect(world.opened).toEqual([{ reason: "account" }, { reason: undefined }]);
});

test("an activation link opens the dialog by itself", () => {
  const world = buildWorld();
  modalOpensSignIn(world);
  world.modal.set("login", { reason: "activated" });
  expect(world.opened).toEqual([]);
});
