import { expect, test } from "vitest";
import { createKeptActs } from "./kept-acts.ts";
import { createLateStore, type EarlyAct, type ReadableStore } from "./late-store.ts";
import { createFakeClock, createMemoryStorage } from "./testing.ts";

interface Counter extends ReadableStore<{ readonly text: string }> {
  add(count: number): Promise<string>;
}

/** A store that says how much was added. */
function createCounter(): Counter {
  const listeners = new Set<(state: { text: string }, before: { text: string }) => void>();
  let total = 0;
  let state = { text: "0" };
  return {
    getState: () => state,
    getInitialState: () => ({ text: "0" }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: async (count) => {
      if (!(count > 0)) throw new Error("nothing to add");
      total += count;
      const before = state;
      state = { text: `${total}` };
      for (const listener of listeners) listener(state, before);
      return `added ${count}`;
    },
  };
}

const argsOf = (acts: readonly EarlyAct<Counter, "add">[]) => acts.map(({ args }) => args[0]).join("+");

/** One tab: each of its pages has a late store of its own. The first loads get `failures`. */
function openTab(failures = 0) {
  const storage = createMemoryStorage();
  const clock = createFakeClock();
  let failing = failures;
  const openPage = () => {
    const counter = createCounter();
    const page = { loads: 0, release: () => {} };
    const late = createLateStore({
      load: async () => {
        page.loads += 1;
        await new Promise<void>((resolve) => {
          page.release = resolve;
        });
        failing -= 1;
        if (failing >= 0) throw new Error("offline");
        return counter;
      },
      initialState: { text: "" },
      acts: { add: (count: number) => `lost ${count}` },
      show: (waiting, failed) => ({ text: `waiting ${argsOf(waiting)}, failed ${argsOf(failed)}` }),
      kept: createKeptActs({ storage, key: "acts", clock, lifeMs: 1_000 }),
    });
    const shown: string[] = [];
    const end = late.subscribe((state, before) => shown.push(`${before.text} > ${state.text}`));
    return { counter, page, late, shown, end };
  };
  return { storage, clock, openPage };
}

test("an act is shown as waiting at once, performed once in its turn, and then the store itself is there", async () => {
  const { openPage, storage } = openTab();
  const { counter, page, late, shown, end } = openPage();
  expect([late.getState().text, page.loads]).toEqual(["", 0]);
  const acts = [late.add(1), late.add(2)];
  expect([late.getState().text, page.loads]).toEqual(["waiting 1+2, failed ", 1]);
  page.release();
  expect(await Promise.all(acts)).toEqual(["added 1", "added 2"]);
  expect([late.getState().text, late.getInitialState().text, storage.get("acts")]).toEqual(["3", "", undefined]);
  expect(await late.add(4)).toBe("added 4");
  end();
  await counter.add(5);
  expect(late.getState().text).toBe("12");
  expect(shown).toEqual([
    " > waiting 1, failed ",
    "waiting 1, failed  > waiting 1+2, failed ",
    "waiting 1+2, failed  > 3",
    "3 > 7",
  ]);
});

test("if the store can't be loaded, its acts fail and say so; the next act loads it again", async () => {
  const { page, late, counter } = openTab(1).openPage();
  const lost = [late.add(1), late.add(2)];
  page.release();
  expect(await Promise.all(lost)).toEqual(["lost 1", "lost 2"]);
  expect(late.getState().text).toBe("waiting , failed 1+2");
  const retried = late.add(3);
  expect(late.getState().text).toBe("waiting 3, failed ");
  page.release();
  expect([await retried, counter.getState().text, page.loads]).toEqual(["added 3", "3", 2]);
});

test("a store that is loaded without an act is loaded once, and its state is known from then on", async () => {
  const { page, late, shown } = openTab().openPage();
  const loads = [late.load(), late.load()];
  page.release();
  expect(await Promise.all(loads)).toEqual([{ text: "0" }, { text: "0" }]);
  expect([page.loads, shown]).toEqual([1, [" > 0"]]);
});

test("a load that was ignored may fail, and rejects for those who wait for it", async () => {
  const { page, late } = openTab(1).openPage();
  void late.load();
  const load = late.load();
  page.release();
  await expect(load).rejects.toThrow("offline");
});

test("a subscriber of a store that couldn't be loaded is never called", async () => {
  const late = createLateStore<Counter, never, null>({
    load: () => Promise.reject(new Error("offline")),
    initialState: null,
  });
  let heard = 0;
  late.subscribe(() => {
    heard += 1;
  });
  await expect(late.load()).rejects.toThrow("offline");
  expect([heard, late.getState()]).toEqual([0, null]);
});

test("an act that an earlier page of the tab left waiting is performed by the next page, and by no other", async () => {
  const { openPage, storage } = openTab();
  const first = openPage();
  void first.late.add(1);
  void first.late.add(1);
  const second = openPage();
  void second.late.add(2);
  second.late.takeUp();
  second.page.release();
  await second.late.load();
  expect([second.counter.getState().text, storage.get("acts")]).toEqual(["4", undefined]);
  // The browser shows the first page again, as it was left.
  first.page.release();
  await first.late.load();
  expect(first.counter.getState().text).toBe("0");
});

test("a page that was left with nothing waiting loads nothing on the next", () => {
  const { openPage } = openTab();
  const { late, page } = openPage();
  late.takeUp();
  expect(page.loads).toBe(0);
});

test.each([
  ["younger than their life", (line: string) => line, 999, "1"],
  ["as old as their life", (line: string) => line, 1_000, "0"],
  ["of the future, by a clock that was set", (line: string) => line, -1, "0"],
  ["cut off", (line: string) => line.slice(1), 0, "0"],
  ["of another form", () => '{"add":1}', 0, "0"],
  ["an act that doesn't exist", (line: string) => line.replace("add", "sell"), 0, "0"],
])("acts that were left are performed if they can be: %s", async (_what, change, ageMs, total) => {
  const { openPage, storage, clock } = openTab();
  void openPage().late.add(1);
  storage.set("acts", change(storage.get("acts") ?? ""));
  clock.advance(ageMs);
  const { late, page, counter } = openPage();
  late.takeUp();
  page.release();
  if (page.loads > 0) await late.load();
  expect(counter.getState().text).toBe(total);
});
