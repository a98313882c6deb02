/** Something that is fetched when it is first wanted, once for all who want it. */
export interface Deferred<Value> {
  /** Null until it has come. */
  get(): Value | null;
  /** Hears of its coming. */
  subscribe(listener: () => void): () => void;
  /** Rejects if loading fails; the next call tries again. */
  want(): Promise<Value>;
  /** Loads it without waiting. If that fails, the fetching code has reported why. */
  begin(): void;
}

export function createDeferred<Value>(fetch: () => Promise<Value>): Deferred<Value> {
  const listeners = new Set<() => void>();
  let value: Value | null = null;
  let coming: Promise<Value> | null = null;
  const bring = async () => {
    try {
      value = await fetch();
    } catch (error) {
      coming = null;
      throw error;
    }
    for (const listener of listeners) listener();
    return value;
  };
  const want = () => {
    coming ??= bring();
    return coming;
  };
  return {
    get: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want,
    begin: () => {
      want().catch(() => {});
    },
  };
}
