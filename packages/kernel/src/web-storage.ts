import { createMemoryStorage, type KeyValueStorage } from "./key-value-storage.ts";

/** The part of a browser's `localStorage` or `sessionStorage` that is used. */
export interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Called on every change that another tab makes to any storage. The returned function unsubscribes. */
export type ListenToStorage = (
  listener: (event: { readonly storageArea: unknown; readonly key: string | null }) => void,
) => () => void;

/** The page's own `storage` events. */
export const listenToStorage: ListenToStorage = (listener) => {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
};

/**
 * Web storage as a port: `createWebStorage(() => localStorage)`. A browser that refuses it (private modes), or a server
 * that has none, gets one that lives as long as the page. A text that no longer fits (full disk, quota) is kept just as
 * long.
 */
export function createWebStorage(
  open: () => WebStorage | null,
  listen: ListenToStorage = listenToStorage,
): KeyValueStorage {
  const storage = tryOpen(open);
  const ofThisPage = createMemoryStorage();
  if (!storage) return ofThisPage;
  return {
    get: (key) => ofThisPage.get(key) ?? storage.getItem(key) ?? undefined,
    set: (key, value) => {
      if (tryWrite(storage, key, value)) ofThisPage.remove(key);
      else ofThisPage.set(key, value);
    },
    remove: (key) => {
      ofThisPage.remove(key);
      storage.removeItem(key);
    },
    subscribe: (listener) =>
      listen((event) => {
        if (event.storageArea === storage && event.key !== null) listener(event.key);
      }),
  };
}

function tryOpen(open: () => WebStorage | null): WebStorage | undefined {
  try {
    // Nothing is written to try it: before consent nothing is stored, not even for a moment. Null in some browsers that refuse.
    return open() ?? undefined;
  } catch {
    // SecurityError if the browser refuses; ReferenceError on a server. The shop works without storage.
    return undefined;
  }
}

function tryWrite(storage: WebStorage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    // QuotaExceededError is the only error that setItem throws; the caller keeps the text for this page.
    return false;
  }
}
