import type { ReadableStore } from "./late-store.ts";

/** What an event does: it leads to one stage from anywhere, or from some stages each to its own. */
type Step<Stage extends string> = Stage | Readonly<Partial<Record<Stage, Stage>>>;

/** The stages of a flow, in their order, and how its events lead from one to another. */
export interface Stages<Stage extends string, Event extends string> {
  readonly names: readonly Stage[];
  readonly events: readonly Event[];
  /** The next stage. An event with no meaning in a stage doesn't change it; an event that isn't in the table throws. */
  next(stage: Stage, event: Event): Stage;
}
export type StageOf<Table extends { readonly names: readonly string[] }> = Table["names"][number];
export type EventOf<Table extends { readonly events: readonly string[] }> = Table["events"][number];

/** The stages of a flow as a table: a row for each event. */
export function defineStages<const Stage extends string, Event extends string>(
  names: readonly Stage[],
  steps: Readonly<Record<Event, Step<NoInfer<Stage>>>>,
): Stages<Stage, Event> {
  return {
    names,
    // The table's own keys.
    events: Object.keys(steps) as Event[],
    next: (stage, event) => {
      const step: Step<Stage> | undefined = steps[event];
      if (!step) throw new Error(`There is no event "${event}" among these: ${Object.keys(steps).join(", ")}.`);
      return typeof step === "string" ? step : (step[stage] ?? stage);
    },
  };
}

/** The reading side of a store, for a store that adds acts of its own. */
export function readable<State>({ getState, getInitialState, subscribe }: ReadableStore<State>): ReadableStore<State> {
  return { getState, getInitialState, subscribe };
}

/** A store as zustand creates it. */
export interface WritableStore<State> extends ReadableStore<State> {
  setState(change: Partial<State> | ((state: State) => Partial<State>)): void;
}

export interface Flow<State, Event> {
  /** Moves to the event's next stage, with what else changes. */
  move(event: Event, change?: Partial<State>): void;
  /** Starts again from the initial state, with these changes. What is pending has no effect any more. */
  begin(change?: Partial<State>): void;
  /** Waits for a response; null if the flow has begun again meanwhile, so that the response is outdated. */
  current<Value>(response: Promise<Value>): Promise<Value | null>;
}

/** The course of a flow in its store: a form, its call and its end. */
export function createFlow<Stage extends string, Event extends string, State extends { readonly stage: Stage }>(
  store: WritableStore<State>,
  stages: Stages<Stage, Event | "opened">,
): Flow<State, Event | "opened"> {
  let visit = 0;
  const move = (event: Event | "opened", change: Partial<State> = {}) =>
    store.setState((state) => ({ ...change, stage: stages.next(state.stage, event) }));
  return {
    move,
    begin: (change) => {
      visit += 1;
      move("opened", { ...store.getInitialState(), ...change });
    },
    current: async (response) => {
      const asked = visit;
      const value = await response;
      return asked === visit ? value : null;
    },
  };
}
