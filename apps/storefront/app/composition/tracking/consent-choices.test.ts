import { buildConsent } from "@shop/consent/testing";
import { expect, test } from "vitest";
import { consentChoices } from "./consent-choices.ts";

test("[TRACK-01] [TRACK-06] a choice says what it allows; another choice is another one, and there is none before the first", async () => {
  const { store, clock } = buildConsent();
  store.start();
  const source = consentChoices(store);
  let changes = 0;
  source.subscribe(() => {
    changes += 1;
  });
  expect(source.current()).toBeNull();
  await store.choose(["marketing"]);
  const first = source.current();
  expect(first).toMatchObject({ chosenAtMs: 1_767_225_600_000, allowed: ["marketing"] });
  clock.advance(1);
  await store.refuseAll();
  expect(source.current()).toEqual({ id: first?.id, chosenAtMs: 1_767_225_600_001, allowed: [] });
  expect(changes).toBeGreaterThan(1);
});
