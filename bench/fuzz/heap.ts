import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const BYTES_PER_MEBIBYTE = 2 ** 20;

export interface HeapReading {
  readonly sent: number;
  /** What is reachable, after a forced collection. */
  readonly heapMiB: number;
  /** Outside of the heap: bodies, the embedded database's memory. */
  readonly externalMiB: number;
}

/** Reads the heap after a forced collection; two, for what a finaliser sets free goes with the second. */
export function createHeapReader(): (sent: number) => HeapReading {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  return (sent) => {
    collect();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    const round = (bytes: number) => Math.round((bytes / BYTES_PER_MEBIBYTE) * 10) / 10;
    return { sent, heapMiB: round(heapUsed), externalMiB: round(external) };
  };
}
