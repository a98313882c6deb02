import { consentMessages } from "@shop/consent";
import { buildConsent } from "@shop/consent/testing";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import type { ConsentServices } from "../consent/consent-services.ts";
import { consentChoices } from "./consent-choices.ts";

test("[TRACK-01] [TRACK-06] a choice says what it allows, from when it is loaded; another choice is another one", async () => {
  const { store: consent, clock } = buildConsent();
  consent.start();
  const late = createStore<ConsentServices | null>(() => null);
  const choices = consentChoices(late);
  let changes = 0;
  const end = choices.subscribe(() => {
    changes += 1;
  });
  expect([choices.isKnown(), choices.current()]).toEqual([false, null]);
  late.setState({ consent, services: [], messages: consentMessages.en }, true);
  expect([choices.isKnown(), choices.current(), changes]).toEqual([true, null, 1]);
  await consent.choose(["marketing"]);
  const first = choices.current();
  expect(first).toMatchObject({ chosenAtMs: 1_767_225_600_000, allowed: ["marketing"] });
  clock.advance(1);
  await consent.refuseAll();
  expect(choices.current()).toEqual({ id: first?.id, chosenAtMs: 1_767_225_600_001, allowed: [] });
  const seen = changes;
  expect(seen).toBeGreaterThan(1);
  end();
  await consent.acceptAll();
  expect(changes).toBe(seen);
});
