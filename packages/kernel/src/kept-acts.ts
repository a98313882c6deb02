import type { Clock } from "./clock.ts";
import type { KeyValueStorage } from "./key-value-storage.ts";

/** Keeps acts while they wait for their store (see `createLateStore`), so that none is lost when the page is left. */
export interface KeptActs {
  /** Returns the line of text that the act is kept as. */
  add(name: string, args: readonly unknown[]): string;
  /** Returns whether it was still kept. If not, a later page of the tab has performed it. */
  drop(line: string): boolean;
  /** What the tab's previous page left, once. It stays kept until it is dropped. */
  takeLeft(): ReadonlyArray<readonly [name: string, args: readonly unknown[], line: string]>;
}

/**
 * Keeps acts under `key` in a storage of the tab, one line of JSON each. Create it once per page: what it finds then was left by the
 * previous page. Acts older than `lifeMs` have expired.
 */
export function createKeptActs(deps: {
  readonly storage: KeyValueStorage;
  readonly key: string;
  readonly clock: Clock;
  readonly lifeMs: number;
}): KeptActs {
  const { storage, key, clock, lifeMs } = deps;
  const read = () => (storage.get(key) ?? "").split("\n").filter((line) => line !== "");
  const write = (lines: readonly string[]) =>
    lines.length > 0 ? storage.set(key, lines.join("\n")) : storage.remove(key);
  let left = read();
  const drop = (line: string) => {
    const lines = read();
    const place = lines.indexOf(line);
    if (place >= 0) lines.splice(place, 1);
    write(lines);
    return place >= 0;
  };
  return {
    drop,
    add: (name, args) => {
      const line = JSON.stringify([name, args, clock.nowMs()]);
      write([...read(), line]);
      return line;
    },
    takeLeft: () => {
      const taken = left;
      left = [];
      return taken.flatMap((line) => {
        const [name, args, atMs] = parse(line);
        const ageMs = clock.nowMs() - Number(atMs);
        if (typeof name === "string" && Array.isArray(args) && ageMs >= 0 && ageMs < lifeMs)
          return [[name, args, line]];
        drop(line);
        return [];
      });
    },
  };
}

function parse(line: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(line);
    return Array.isArray(value) ? value : [];
  } catch {
    // SyntaxError: another script wrote it.
    return [];
  }
}
