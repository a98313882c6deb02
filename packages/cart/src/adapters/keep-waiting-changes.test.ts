import { createFakeClock, createFakeRandom, createMemoryStorage } from "@shop/kernel/testing";
import { expect, test } from "vitest";
import { hasWaitingChanges, WAITING_CHANGES_KEY } from "./has-waiting-changes.ts";
import { keepWaitingChanges } from "./keep-waiting-changes.ts";

const ADD = { kind: "add", name: "Ballast", quantity: 1 } as const;

function openTab() {
  const deps = { storage: createMemoryStorage(), clock: createFakeClock(), random: createFakeRandom() };
  return { ...deps, openPage: () => keepWaitingChanges(deps) };
}

test("every change gets a key of its own, of the form that the server takes", () => {
  const page = openTab().openPage();
  const keys = [page.keep(ADD), page.keep(ADD)];
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f-]{36}$/);
});

test("a change without a response is there for the next page, once, and the page's own changes are not", () => {
  const { openPage, storage } = openTab();
  const before = openPage();
  const key = before.keep(ADD);
  before.drop(before.keep({ kind: "clear" }));
  expect(before.takeLeft()).toEqual([]);
  const after = openPage();
  after.keep({ kind: "clear" });
  expect(after.takeLeft()).toMatchObject([{ key, change: ADD }]);
  expect(after.takeLeft()).toEqual([]);
  // Resuming a change doesn't complete it: another reload finds it again.
  expect(openPage().takeLeft()).toHaveLength(2);
  after.drop(key);
  expect(hasWaitingChanges(storage)).toBe(true);
});

test("a page that comes back drops its own change alone, not what a page after it has kept", () => {
  const { openPage } = openTab();
  const first = openPage();
  const own = first.keep(ADD);
  const later = openPage().keep({ kind: "clear" });
  first.drop(own);
  expect(openPage().takeLeft()).toMatchObject([{ key: later }]);
});

test("nothing is left in the tab's storage once every change has a response, or the session has ended", () => {
  const { openPage, storage } = openTab();
  const page = openPage();
  page.drop(page.keep(ADD));
  expect(storage.get(WAITING_CHANGES_KEY)).toBeUndefined();
  page.keep(ADD);
  const next = openPage();
  next.clear();
  expect(next.takeLeft()).toEqual([]);
  expect(hasWaitingChanges(storage)).toBe(false);
});

test("what is too old to be taken up is cleared away", () => {
  const { openPage, storage, clock } = openTab();
  openPage().keep(ADD);
  clock.advance(3_600_000);
  expect(openPage().takeLeft()).toEqual([]);
  expect(hasWaitingChanges(storage)).toBe(false);
});
