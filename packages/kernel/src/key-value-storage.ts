/** A storage of short texts by name: localStorage, a cookie jar, memory. A missing text is `undefined`. */
export interface KeyValueStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Called on changes from elsewhere (another tab). The returned function unsubscribes. */
  subscribe?(listener: (key: string) => void): () => void;
}

/** Stores texts for as long as the object lives: tests, servers, browsers that refuse storage. */
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
