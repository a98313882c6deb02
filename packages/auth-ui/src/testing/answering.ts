import { type Failure, fail, type Result } from "@shop/kernel";

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
