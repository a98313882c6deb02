import type { BrowserContext, Frame } from "@playwright/test";
import type { Trace } from "./find-noise.ts";

/** Everything that the browser has stored: all cookies, and the storage of each frame that is open. */
export async function readStored(context: BrowserContext): Promise<Trace[]> {
  const cookies = await context.cookies();
  const frames = context.pages().flatMap((page) => page.frames());
  const storages = await Promise.all(frames.map(readFrame));
  return [
    ...cookies.map(({ name, domain, path }): Trace => ({ kind: "cookie", name, place: `${domain}${path}` })),
    ...storages.flat(),
  ];
}

/** Nothing for a frame that is removed while it is read: it belongs to the page no more. */
async function readFrame(frame: Frame): Promise<Trace[]> {
  try {
    return tracesOf(await frame.evaluate(storedNames));
  } catch (error) {
    if (frame.isDetached()) return [];
    throw error;
  }
}

/** What a page or a frame of it has stored, by name. */
export interface StoredNames {
  readonly origin: string;
  readonly local: readonly string[];
  readonly session: readonly string[];
  readonly database: readonly string[];
}

/** Runs in the page: its text is sent there, so that it uses nothing of this file. */
export async function storedNames(): Promise<StoredNames> {
  // A frame without an origin of its own has no storage.
  const read = async (names: () => unknown) => {
    try {
      return (await names()) as string[];
    } catch {
      return [];
    }
  };
  const keys = (storage: Storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  return {
    origin: location.origin,
    local: await read(() => keys(localStorage)),
    session: await read(() => keys(sessionStorage)),
    database: await read(async () => (await indexedDB.databases()).map(({ name }) => name ?? "")),
  };
}

export function tracesOf({ origin, local, session, database }: StoredNames): Trace[] {
  const traces = (kind: "local" | "session" | "database", names: readonly string[]) =>
    names.map((name): Trace => ({ kind, name, place: origin }));
  return [...traces("local", local), ...traces("session", session), ...traces("database", database)];
}
