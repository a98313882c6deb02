import { buildConsent } from "@shop/consent/testing";
import { expect, test } from "vitest";
import { createModalStore } from "../../shell/modal-store.ts";
import { modalShowsSettings } from "./modal-shows-settings.ts";

function open() {
  const modal = createModalStore();
  const { store: consent } = buildConsent();
  consent.start();
  modalShowsSettings({ modal, consent });
  return { modal, consent, layer: () => consent.getState().layer, type: () => modal.getState().type };
}

test("[MODAL-01] the dialog cookie shows the privacy settings, and closing it closes them", () => {
  const { modal, layer } = open();
  expect(layer()).toBe("question");
  modal.set("cookie");
  expect(layer()).toBe("settings");
  modal.close();
  expect(layer()).toBe("closed");
});

test("[MODAL-01] the settings that the question opens are that dialog, and a choice closes it", async () => {
  const { consent, layer, type } = open();
  consent.openSettings();
  expect(type()).toBe("cookie");
  await consent.choose(["statistics"]);
  expect([layer(), type()]).toEqual(["closed", "inactive"]);
});

test("[MODAL-01] another dialog takes their place, and a question changes no dialog", () => {
  const { modal, consent, layer, type } = open();
  modal.set("login");
  expect([layer(), type()]).toEqual(["question", "login"]);
  consent.openSettings();
  expect([layer(), type()]).toEqual(["settings", "cookie"]);
  modal.set("login");
  expect([layer(), type()]).toEqual(["closed", "login"]);
});

test("[MODAL-01] a dialog that was wanted before the choice was loaded opens then", () => {
  const modal = createModalStore();
  modal.set("cookie");
  const { store: consent } = buildConsent();
  modalShowsSettings({ modal, consent });
  expect(consent.getState().layer).toBe("settings");
});
