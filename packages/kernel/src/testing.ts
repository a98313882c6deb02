import type { Clock } from "./clock.ts";
import type { KeyValueStorage } from "./key-value-storage.ts";
import { type Message, placeholdersOf } from "./messages.ts";
import type { Random } from "./random.ts";
import { type Failure, fail, type Result } from "./result.ts";

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

type Catalogue = Readonly<Record<string, Message>>;

/** What differs between a catalogue and its translation: keys missing, keys too many, placeholders that don't match. */
export function differencesBetween(original: Catalogue, translation: Catalogue): string[] {
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

/** The calls of a fake service, and the programmed outcomes of the next ones. */
export interface Answering<Name extends string> {
  /** The calls, in order, with what they were given. */
  readonly calls: ReadonlyArray<{ readonly name: Name; readonly given: unknown }>;
  /** Records a call, waits if it is held, and fails if it is set to fail. */
  answer<Value>(name: Name, given: unknown, work: () => Result<Value>): Promise<Result<Value>>;
  /** The next call of this name fails with this, once. */
  failNext(name: Name, failure: Failure): void;
  /** The next call of this name waits until the returned function is called. */
  holdNext(name: Name): () => void;
}

export function createAnswering<Name extends string>(): Answering<Name> {
  const calls: Array<{ name: Name; given: unknown }> = [];
  const failures = new Map<Name, Failure>();
  const holds = new Map<Name, Promise<void>>();
  return {
    calls,
    answer: async (name, given, work) => {
      calls.push({ name, given });
      const hold = holds.get(name);
      holds.delete(name);
      await hold;
      const failure = failures.get(name);
      failures.delete(name);
      return failure ? fail(failure) : work();
    },
    failNext: (name, failure) => {
      failures.set(name, failure);
    },
    holdNext: (name) => {
      let release = () => {};
      holds.set(
        name,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => release();
    },
  };
}
