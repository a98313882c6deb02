import { expect, test } from "vitest";
import { createFlow, defineStages, readable, type WritableStore } from "./flow.ts";

const stages = defineStages(["form", "sending", "done"], {
  opened: "form",
  submitted: { form: "sending" },
  ended: { sending: "done" },
});
interface State {
  readonly stage: (typeof stages)["names"][number];
  readonly text: string;
}

function createTestStore(): WritableStore<State> {
  const start: State = { stage: "form", text: "" };
  let state = start;
  return {
    getState: () => state,
    getInitialState: () => start,
    subscribe: () => () => undefined,
    setState: (change) => {
      state = { ...state, ...(typeof change === "function" ? change(state) : change) };
    },
  };
}

test("an event leads to its stage, and changes nothing in a stage where it has no meaning", () => {
  expect(stages.names.map((stage) => stages.next(stage, "submitted"))).toEqual(["sending", "sending", "done"]);
  expect(stages.names.map((stage) => stages.next(stage, "opened"))).toEqual(["form", "form", "form"]);
  expect(stages.events).toEqual(["opened", "submitted", "ended"]);
});

test("a flow moves by its events, and begins again with its initial state", () => {
  const store = createTestStore();
  const flow = createFlow(store, stages);
  flow.move("submitted", { text: "typed" });
  expect(store.getState()).toEqual({ stage: "sending", text: "typed" });
  flow.begin();
  expect(store.getState()).toEqual({ stage: "form", text: "" });
  flow.begin({ text: "kept" });
  expect(store.getState()).toEqual({ stage: "form", text: "kept" });
});

test("a response to a flow that has begun again is outdated", async () => {
  const flow = createFlow(createTestStore(), stages);
  expect(await flow.current(Promise.resolve("sent"))).toBe("sent");
  const late = flow.current(Promise.resolve("sent"));
  flow.begin();
  expect(await late).toBeNull();
});

test("the reading side of a store can't change it", () => {
  expect(Object.keys(readable(createTestStore()))).toEqual(["getState", "getInitialState", "subscribe"]);
});
