import { expect, test, vi } from "vitest";
import { createWebStorage, type ListenToStorage } from "./web-storage.ts";

/** Behaves as a browser's storage, and has no room for values longer than four characters. */
function createSmallStorage(): Storage {
  const values = new Map<string, string>();
  return {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > 4) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
  };
}

const silent = () => () => {};

function localStorageOfNode(): Storage {
  throw new ReferenceError("localStorage is not defined");
}

test("what is written is read again, and gone once removed", () => {
  const storage = createWebStorage(createSmallStorage, silent);
  storage.set("a", "1");
  expect(storage.get("a")).toBe("1");
  storage.remove("a");
  expect(storage.get("a")).toBeUndefined();
});

test("a browser that refuses storage gets one that lives as long as the page", () => {
  const storage = createWebStorage(() => {
    throw new DOMException("denied", "SecurityError");
  }, silent);
  storage.set("a", "1");
  expect(storage.get("a")).toBe("1");
});

test("a browser that has none instead of refusing gets one too", () => {
  const storage = createWebStorage(() => null, silent);
  storage.set("a", "1");
  expect(storage.get("a")).toBe("1");
});

test("[CONSENT-01] opening and reading it stores nothing, not even for a moment", () => {
  const kept = createSmallStorage();
  const write = vi.spyOn(kept, "setItem");
  createWebStorage(() => kept, silent).get("a");
  expect(write).not.toHaveBeenCalled();
});

test("a server, which has none, gets one too", () => {
  const storage = createWebStorage(() => localStorageOfNode());
  storage.set("a", "1");
  expect(storage.get("a")).toBe("1");
  expect(storage.subscribe).toBeUndefined();
});

test("a text that finds no room is kept for this page, and a later one that does takes its place", () => {
  const kept = createSmallStorage();
  const storage = createWebStorage(() => kept, silent);
  storage.set("a", "too long");
  expect(storage.get("a")).toBe("too long");
  expect(kept.getItem("a")).toBeNull();
  storage.set("a", "new");
  expect(storage.get("a")).toBe("new");
  expect(kept.getItem("a")).toBe("new");
});

test("changes of another tab are reported by their key; those of another storage, and a clearing of all, are not", () => {
  const kept = createSmallStorage();
  let notify: Parameters<ListenToStorage>[0] = () => {};
  const end = vi.fn();
  const storage = createWebStorage(
    () => kept,
    (listener) => {
      notify = listener;
      return end;
    },
  );
  const heard: string[] = [];
  const stop = storage.subscribe?.((key) => heard.push(key));
  notify({ storageArea: kept, key: "a" });
  notify({ storageArea: createSmallStorage(), key: "b" });
  notify({ storageArea: kept, key: null });
  expect(heard).toEqual(["a"]);
  stop?.();
  expect(end).toHaveBeenCalled();
});
