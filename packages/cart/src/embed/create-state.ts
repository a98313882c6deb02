/** Tells of every change of a state. What the cart's parts use of a store of zustand, in a tenth of its size. */
export function createState<State extends object>(initial: State) {
  let state = initial;
  const listeners = new Set<(state: State, before: State) => void>();
  return {
    getState: () => state,
    getInitialState: () => initial,
    setState: (change: Partial<State>) => {
      const before = state;
      state = { ...state, ...change };
      for (const listener of listeners) listener(state, before);
    },
    subscribe: (listener: (state: State, before: State) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
