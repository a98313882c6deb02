import type { Clock } from "./clock.ts";
import type { KeyValueStorage } from "./key-value-storage.ts";
import { type Messages, placeholdersOf } from "./messages.ts";
import type { Random } from "./random.ts";

export { createMemoryStorage } from "./key-value-storage.ts";

export interface FakeClock extends Clock {
  /** Lets time pass and runs what falls due on the way, in order. */
  advance(ms: number): void;
  /** As `advance`, and lets promises settle after each timer and at the end. */
  advanceAsync(ms: number): Promise<void>;
}

/** 2026-01-15T12:00:00Z: a Thursday noon in winter, far from any change of clocks. */
export const FAKE_NOW_MS = 1_768_478_400_000;

export function createFakeClock(startMs: number = FAKE_NOW_MS): FakeClock {
  let nowMs = startMs;
  let timers: Array<{ dueMs: number; callback: () => void }> = [];
  const takeNext = (untilMs: number) => {
    const next = timers.filter((timer) => timer.dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0];
    if (next) timers = timers.filter((timer) => timer !== next);
    return next;
  };
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    nowMs: () => nowMs,
    after: (delayMs, callback) => {
      const timer = { dueMs: nowMs + delayMs, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: (ms) => {
      const untilMs = nowMs + ms;
      for (let next = takeNext(untilMs); next; next = takeNext(untilMs)) {
        nowMs = next.dueMs;
        next.callback();
      }
      nowMs = untilMs;
    },
    advanceAsync: async (ms) => {
      const untilMs = nowMs + ms;
      await settle();
      for (let next = takeNext(untilMs); next; next = takeNext(untilMs)) {
        nowMs = next.dueMs;
        next.callback();
        await settle();
      }
      nowMs = untilMs;
      await settle();
    },
  };
}

/** Chance that repeats: a small generator (mulberry32) from a seed. Never for secrets. */
export function createFakeRandom(seed = 1): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { fraction, bytes: (count) => Uint8Array.from({ length: count }, () => Math.floor(fraction() * 256)) };
}

/** A storage that another tab can write to: `changeElsewhere` writes and notifies the subscribers. */
export function createFakeSharedStorage(): KeyValueStorage & { changeElsewhere(key: string, value?: string): void } {
  const values = new Map<string, string>();
  const listeners = new Set<(key: string) => void>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      values.set(key, value);
    },
    remove: (key) => {
      values.delete(key);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changeElsewhere: (key, value) => {
      if (value === undefined) values.delete(key);
      else values.set(key, value);
      for (const listener of listeners) listener(key);
    },
  };
}

/** What differs between a catalogue and its translation: keys missing, keys too many, placeholders that don't match. */
export function differencesBetween(original: Messages, translation: Messages): string[] {
  const missing = Object.keys(original).filter((key) => !(key in translation));
  const extra = Object.keys(translation).filter((key) => !(key in original));
  const unequal = Object.entries(original).filter(
    ([key, text]) => key in translation && `${placeholdersOf(text)}` !== `${placeholdersOf(translation[key] ?? "")}`,
  );
  return [
    ...missing.map((key) => `missing: ${key}`),
    ...extra.map((key) => `not in the original: ${key}`),
    ...unequal.map(([key]) => `other placeholders: ${key}`),
  ];
}
