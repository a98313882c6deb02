/** A place that keeps short texts by name: localStorage, a cookie jar, memory. Absent is `undefined`. */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Told of changes that come from elsewhere (another tab). The answer ends the subscription. */
  subscribe?(listener: (key: string) => void): () => void;
}

/** Keeps texts for as long as the object lives: tests, servers, browsers that refuse storage. */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      values.set(key, value);
    },
    remove: (key) => {
      values.delete(key);
    },
  };
}
