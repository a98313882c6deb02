import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { loadSounds, type Sounds } from "./load-sounds.ts";
import type { SoundDone, SoundOrder } from "./sound-worker.ts";

/** The files of all auditions, rendered when they are first asked for. */
export type SoundFiles = {
  /**
   * Makes the file of that path, if it isn't there yet, in a thread of its own: once, however many ask for it. Resolves to whether there is
   * such a file. Rejects if it can't be rendered or written; the next call tries again.
   */
  prepare(path: string): Promise<boolean>;
  /** Every path that there is. */
  list(): string[];
  close(): Promise<void>;
};

type Waiting = { resolve: () => void; reject: (error: Error) => void };

/** One thread, started with the first order. While it has none, it doesn't keep the process alive. */
function createRenderer(): { render: (order: SoundOrder) => Promise<void>; close: () => Promise<void> } {
  const waiting = new Map<string, Waiting>();
  const rendering = new Map<string, Promise<void>>();
  let worker: Worker | null = null;
  const lose = (error: Error) => {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    rendering.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL("./sound-worker.ts", import.meta.url));
    started.on("error", lose);
    started.on("exit", () => worker === started && lose(new Error("The thread that renders sounds ended.")));
    started.on("message", ({ file, error }: SoundDone) => {
      const order = waiting.get(file);
      waiting.delete(file);
      rendering.delete(file);
      if (waiting.size === 0) started.unref();
      if (error === null) order?.resolve();
      else order?.reject(new Error(`A sound can't be rendered: ${error}`));
    });
    return started;
  };
  return {
    render: (order) => {
      const known = rendering.get(order.file);
      if (known) return known;
      const promise = new Promise<void>((resolve, reject) => waiting.set(order.file, { resolve, reject }));
      rendering.set(order.file, promise);
      worker ??= start();
      worker.ref();
      worker.postMessage(order);
      return promise;
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}

/** `directory` holds what was rendered; the build of the content removes what no longer belongs to it. */
export function createSoundFiles(contentDirectory: string, directory: string): SoundFiles {
  const renderer = createRenderer();
  let loaded: Sounds | null = null;
  const sources = () => {
    loaded ??= loadSounds(contentDirectory);
    return loaded.sources;
  };
  return {
    prepare: async (path) => {
      const source = sources().get(path);
      if (source === undefined) return false;
      const file = join(directory, path);
      if (!existsSync(file)) await renderer.render({ file, source });
      return true;
    },
    list: () => [...sources().keys()],
    close: renderer.close,
  };
}
