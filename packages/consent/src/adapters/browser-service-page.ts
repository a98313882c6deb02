import { cookiePlaces } from "../domain/cookie-places.ts";
import { matchesName } from "../domain/matches-name.ts";
import type { ServiceStep, StoredThing } from "../domain/service.ts";
import type { ServicePage } from "../store/ports.ts";

/** The parts of a browser's window that services need. */
export interface ServiceWindow {
  readonly document: Document;
  readonly location: Pick<Location, "hostname" | "pathname" | "reload">;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  /** Absent or without a list of its databases in an old browser: nothing of it is removed there. */
  readonly indexedDB?: Pick<IDBFactory, "deleteDatabase"> & Partial<Pick<IDBFactory, "databases">>;
}

/** The page in a browser: `createBrowserServicePage(window)`. A browser that refuses storage has nothing to remove. */
export function createBrowserServicePage(window: ServiceWindow): ServicePage {
  const globals = window as unknown as Globals;
  const coming = new Set<string>();
  return {
    perform: (steps) => {
      for (const step of steps) {
        if (step.kind === "script") addScript(step, window.document, coming);
        else perform(step, globals);
      }
    },
    isComing: (src) => coming.has(src),
    remove: (things) => {
      removeCookies(patterns(things, "cookie"), window);
      removeKeys(patterns(things, "local"), () => window.localStorage);
      removeKeys(patterns(things, "session"), () => window.sessionStorage);
      void removeDatabases(patterns(things, "database"), window);
    },
    reload: () => window.location.reload(),
  };
}

type Globals = Record<string, unknown>;

type ScriptStep = Extract<ServiceStep, { kind: "script" }>;

function addScript({ src, attributes = {} }: ScriptStep, document: Document, coming: Set<string>): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  coming.add(src);
  for (const end of ["load", "error"]) script.addEventListener(end, () => coming.delete(src));
  document.head.append(script);
}

function perform(step: Exclude<ServiceStep, ScriptStep>, globals: Globals): void {
  switch (step.kind) {
    case "collect":
      globals[step.name] ??= collect(step.list, globals);
      return;
    case "set":
      globals[step.name] = step.value;
      return;
    case "call":
      call(step.path, step.args, globals);
      return;
    case "push":
      listAt([step.name], globals).push(step.value);
      return;
    default:
      step satisfies never;
  }
}

/** Google's and others' scripts read the `arguments` object itself, not an array. */
function collect(list: readonly string[], globals: Globals) {
  return function () {
    // biome-ignore lint/complexity/noArguments: the services' scripts distinguish calls from values by it.
    listAt(list, globals).push(arguments);
  };
}

function listAt(path: readonly string[], globals: Globals): unknown[] {
  const owner = path.slice(0, -1).reduce((at, name) => at[name] as Globals, globals);
  const name = path.at(-1) ?? "";
  owner[name] ??= [];
  return owner[name] as unknown[];
}

function call(path: readonly string[], args: readonly unknown[], globals: Globals): void {
  const owner = path.slice(0, -1).reduce<Globals | undefined>((at, name) => at?.[name] as Globals | undefined, globals);
  const called = owner?.[path.at(-1) ?? ""];
  if (typeof called === "function") called.apply(owner, args);
}

function patterns(things: readonly StoredThing[], kind: StoredThing["kind"]): string[] {
  return things.filter((thing) => thing.kind === kind).map(({ pattern }) => pattern);
}

function removeCookies(ofService: readonly string[], { document, location }: ServiceWindow): void {
  const names = document.cookie.split("; ").map((pair) => pair.split("=")[0] ?? "");
  for (const name of names.filter((name) => ofService.some((pattern) => matchesName(name, pattern)))) {
    for (const { domain, path } of cookiePlaces(location.hostname, location.pathname)) {
      const place = domain === null ? "" : `; domain=${domain}`;
      document.cookie = `${name}=; max-age=0; path=${path}${place}`;
    }
  }
}

function removeKeys(ofService: readonly string[], open: () => Storage): void {
  if (ofService.length === 0) return;
  try {
    const storage = open();
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    for (const name of names.filter((name) => ofService.some((pattern) => matchesName(name, pattern))))
      storage.removeItem(name);
  } catch {
    // SecurityError: the browser refuses storage, so nothing can have been stored.
  }
}

async function removeDatabases(ofService: readonly string[], window: ServiceWindow): Promise<void> {
  if (ofService.length === 0) return;
  try {
    const databases = await window.indexedDB?.databases?.();
    for (const { name = "" } of databases ?? [])
      if (ofService.some((pattern) => matchesName(name, pattern))) window.indexedDB?.deleteDatabase(name);
  } catch {
    // SecurityError: the browser refuses storage, so nothing can have been stored.
  }
}
