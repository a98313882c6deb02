/** Runs a task once all those before it are done, however they ended. */
export type InTurn = <Value>(task: () => Promise<Value>) => Promise<Value>;

export function createInTurn(): InTurn {
  let tail: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = tail.then(task);
    tail = run.then(
      () => undefined,
      () => undefined,
    );
    return run;
  };
}
