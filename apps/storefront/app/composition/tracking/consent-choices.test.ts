import { buildConsent } from "@shop/consent/testing";
import { createSource } from "@shop/tracking/testing";
import { expect, test } from "vitest";
import { consentChoices } from "./consent-choices.ts";

test("[TRACK-01] [TRACK-06] a choice says what it allows, from when it is loaded; another choice is another one", async () => {
  const { store: consent, clock } = buildConsent();
  consent.start();
  const loaded = createSource<{ readonly consent: typeof consent } | null>(null);
  const choices = consentChoices({ getState: loaded.current, subscribe: loaded.subscribe });
  let changes = 0;
  const end = choices.subscribe(() => {
    changes += 1;
  });
  expect(choices.current()).toBeNull();
  loaded.set({ consent });
  expect([choices.current(), changes]).toEqual([null, 1]);
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
