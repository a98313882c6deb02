import type { KeptActs } from "./kept-acts.ts";

/** A store to read and to follow, as zustand's `useStore` takes it. */
export interface ReadableStore<State> {
  getState(): State;
  getInitialState(): State;
  subscribe(listener: (state: State, before: State) => void): () => void;
}

type AnyStore = ReadableStore<unknown>;
type StateOf<Store extends AnyStore> = ReturnType<Store["getState"]>;
type Act = (...args: never[]) => unknown;
type ActOf<Store, Name extends keyof Store> = Extract<Store[Name], Act>;

/** An act that was called before its store was loaded. */
export type EarlyAct<Store, Name extends keyof Store> = {
  [Own in Name]: { readonly name: Own; readonly args: Parameters<ActOf<Store, Own>> };
}[Name];

export interface LateStoreDeps<Store extends AnyStore, Name extends keyof Store & string, Placeholder> {
  /** Loads the store. If it rejects, the acts that wait fail, and the next act calls it again. */
  readonly load: () => Promise<Store>;
  /** The state on a server, while hydrating, and until an act waits. */
  readonly initialState: Placeholder;
  /** The acts that may come early, each with what it returns if the store can't be loaded. */
  readonly acts?: {
    readonly [Own in Name]: (...args: Parameters<ActOf<Store, Own>>) => Awaited<ReturnType<ActOf<Store, Own>>>;
  };
  /** The state while acts wait, or after they failed because the store couldn't be loaded. */
  readonly show?: (waiting: readonly EarlyAct<Store, Name>[], failed: readonly EarlyAct<Store, Name>[]) => Placeholder;
  /** Where acts wait, so that none is lost if the shopper leaves the page. */
  readonly kept?: KeptActs;
}

/** A store that may still have to be loaded. */
export type LateStore<
  Store extends AnyStore,
  Name extends keyof Store & string = never,
  Placeholder = StateOf<Store>,
> = Pick<Store, Name> &
  ReadableStore<StateOf<Store> | Placeholder> & {
    /** Loads the store, once for all callers. A rejection may be ignored: the next call tries again. */
    load(): Promise<StateOf<Store>>;
    /** Performs what was still waiting when the tab's previous page was left. Loads the store only if there is any. */
    takeUp(): void;
  };

/**
 * A placeholder until a store's code is loaded, and the store itself from then on. The first act loads the store. An act that waits is
 * shown by `show`, and performed once, in its turn.
 */
export function createLateStore<
  Store extends AnyStore,
  Name extends keyof Store & string = never,
  Placeholder = StateOf<Store>,
>(deps: LateStoreDeps<Store, Name, Placeholder>): LateStore<Store, Name, Placeholder> {
  type State = StateOf<Store> | Placeholder;
  type Acts = Readonly<Record<Name, Act>>;
  type Waiting = EarlyAct<Store, Name> & { readonly line: string; readonly settle: (result: unknown) => void };
  const { initialState, show = () => initialState, kept } = deps;
  const acts = (deps.acts ?? {}) as Acts;
  const listeners = new Set<(state: State, before: State) => void>();
  let store: Store | null = null;
  let loading: Promise<StateOf<Store>> | null = null;
  let waiting: readonly Waiting[] = [];
  let state: State = initialState;

  const become = (next: State) => {
    const before = state;
    if (Object.is(next, before)) return;
    state = next;
    for (const listener of listeners) listener(next, before);
  };
  const perform = async (by: Acts, name: Name, args: readonly unknown[]) => by[name](...(args as never[]));
  /** Ends the waiting. What a later page of the tab has taken up isn't returned. */
  const takeDue = () => {
    const due = waiting.filter(({ line }) => kept?.drop(line) ?? true);
    waiting = [];
    return due;
  };
  const bring = async () => {
    try {
      store = await deps.load();
    } catch (error) {
      loading = null;
      const failed = takeDue();
      become(show([], failed));
      for (const { name, args, settle } of failed) settle(perform(acts, name, args));
      throw error;
    }
    for (const { name, args, settle } of takeDue()) settle(perform(store as unknown as Acts, name, args));
    store.subscribe((next) => become(next as State));
    become(store.getState() as State);
    return store.getState() as StateOf<Store>;
  };
  const load = () => {
    loading ??= bring();
    loading.catch(() => {});
    return loading;
  };
  const act = (name: Name, args: readonly unknown[], line = kept?.add(name, args) ?? "") =>
    new Promise((settle) => {
      waiting = [...waiting, { name, args, line, settle } as Waiting];
      become(show(waiting, []));
      load();
    });
  const names = Object.keys(acts) as Name[];
  const callable = names.map((name) => [
    name,
    (...args: unknown[]) => (store ? (store as unknown as Acts)[name](...(args as never[])) : act(name, args)),
  ]);
  return {
    ...(Object.fromEntries(callable) as Pick<Store, Name>),
    getState: () => (store ? (store.getState() as State) : state),
    getInitialState: () => initialState,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    takeUp: () => {
      for (const [name, args, line] of kept?.takeLeft() ?? [])
        if (names.includes(name as Name)) void act(name as Name, args, line);
    },
  };
}
