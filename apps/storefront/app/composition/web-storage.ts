import { createMemoryStorage, type KeyValueStorage } from "@shop/kernel";

/** Told of every change that another tab makes to any storage. The answer ends it. */
export type ListenToStorage = (
  listener: (event: { readonly storageArea: unknown; readonly key: string | null }) => void,
) => () => void;

export const listenToStorage: ListenToStorage = (listener) => {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
};

/**
 * Web storage as a port. A browser that refuses it (private modes) gets one that lives as long as the page; a text that
 * finds no room any more (full disk, quota) is kept that long too.
 */
export function createWebStorage(open: () => Storage, listen: ListenToStorage): KeyValueStorage {
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

function tryOpen(open: () => Storage): Storage | undefined {
  try {
    const storage = open();
    storage.setItem("shop_probe", "1");
    storage.removeItem("shop_probe");
    return storage;
  } catch {
    // SecurityError or QuotaExceededError: the browser's way of saying no. The shop works without.
    return undefined;
  }
}

function tryWrite(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    // QuotaExceededError is the only one that setItem knows; the caller keeps the text for this page.
    return false;
  }
}
