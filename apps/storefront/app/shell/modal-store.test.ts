import { expect, test } from "vitest";
import { createModalStore } from "./modal-store.ts";

test("[MODAL-02] no dialog is shown until one is asked for", () => {
  expect(createModalStore().getState()).toEqual({ type: "inactive", message: null });
});

test("[MODAL-02] setting a type shows it, with its message where there is one", () => {
  const modal = createModalStore();
  modal.set("login", { reason: "checkout" });
  expect(modal.getState()).toEqual({ type: "login", message: { reason: "checkout" } });
});

test("[MODAL-02] another type takes the first one's place, and nothing of its message", () => {
  const modal = createModalStore();
  modal.set("login", { reason: "checkout" });
  modal.set("contact");
  expect(modal.getState()).toEqual({ type: "contact", message: null });
});

test("[MODAL-02] setting inactive clears the message", () => {
  const modal = createModalStore();
  modal.set("contact", { subject: "Phase" });
  modal.close();
  expect(modal.getState()).toEqual({ type: "inactive", message: null });
});
