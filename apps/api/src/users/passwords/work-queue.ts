import { countWaiting, putInLine, takeInTurn, type Waiting } from "./networks-in-turn.ts";

/** Runs a limited number of work items at once and queues the others. */
interface WorkQueue {
  /** Whether another work of this network would run or wait. */
  hasRoom(network: string): boolean;
  /** The work's outcome, or null at once where the queue, or the network's part of it, is full. */
  run<Value>(network: string, work: () => Promise<Value>): Promise<Value> | null;
}

interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Works of one network, running or waiting. */
  readonly ofNetwork: number;
}

/** Works that wait are started in turn, network by network. */
export function createWorkQueue(limits: QueueLimits): WorkQueue {
  const running = new Map<string, number>();
  let runningInTotal = 0;
  let waiting: Waiting<() => void> = new Map();
  const count = (network: string, by: 1 | -1) => {
    runningInTotal += by;
    const ofNetwork = (running.get(network) ?? 0) + by;
    if (ofNetwork > 0) running.set(network, ofNetwork);
    else running.delete(network);
  };
  const startNext = () => {
    const next = runningInTotal < limits.atOnce ? takeInTurn(waiting) : null;
    if (!next) return;
    waiting = next.waiting;
    count(next.network, 1);
    next.item();
  };
  const runNow = async <Value>(network: string, work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } finally {
      count(network, -1);
      startNext();
    }
  };
  const hasRoom = (network: string) =>
    (runningInTotal < limits.atOnce || countWaiting(waiting) < limits.waiting) &&
    (running.get(network) ?? 0) + countWaiting(waiting, network) < limits.ofNetwork;
  return {
    hasRoom,
    run: (network, work) => {
      if (!hasRoom(network)) return null;
      const turn = new Promise<void>((resolve) => {
        waiting = putInLine(waiting, network, resolve);
      });
      startNext();
      return turn.then(() => runNow(network, work));
    },
  };
}
