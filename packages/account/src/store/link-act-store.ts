import { createFlow, type Failure, type ReadableStore, type Result, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { type LinkActStage, linkActStages } from "../domain/link-act-stage.ts";

/** A mailed link as it was in the address bar: either part may be missing. */
export interface MaybeLink {
  readonly id: string | null;
  readonly key: string | null;
}

export interface LinkActState<Looked, Done> {
  readonly stage: LinkActStage;
  /** What the link shows before anything was done; null if it shows nothing. */
  readonly looked: Looked | null;
  /** The outcome. */
  readonly done: Done | null;
  /** What went wrong last. A new object for each time, so that the same failure is announced again. */
  readonly failure: Failure | null;
}

export interface LinkActActions {
  /** Checks the link, without any effect or request. Null: the logged-in customer's own. */
  open(link: MaybeLink | null): void;
  /** Performs the link's act. */
  submit(): Promise<void>;
  close(): void;
}

export type LinkActStore<Looked, Done> = ReadableStore<LinkActState<Looked, Done>> & LinkActActions;

export interface LinkAct<Looked, Done> {
  look(link: MaybeLink | null): Result<Looked>;
  act(looked: Looked): Promise<Result<Done>>;
  /** The failures after which the link opens nothing any more. */
  readonly deadCodes: readonly string[];
}

const START = { stage: "asking", looked: null, done: null, failure: null } as const;

/** An act by a mailed link: nothing happens before its button is clicked, because mail scanners open links too. Source: SAFE-09. */
export function createLinkActStore<Looked, Done>({
  look,
  act,
  deadCodes,
}: LinkAct<Looked, Done>): LinkActStore<Looked, Done> {
  const store = createStore<LinkActState<Looked, Done>>(() => START);
  const { move, begin, current } = createFlow(store, linkActStages);
  return {
    ...readable(store),
    open: (link) => {
      begin();
      const looked = look(link);
      if (looked.isOk) store.setState({ looked: looked.value });
      else move("linkDead", { failure: { ...looked.failure } });
    },
    submit: async () => {
      const { stage, looked } = store.getState();
      if (stage !== "asking" || looked === null) return;
      move("submitted", { failure: null });
      const answer = await current(act(looked));
      if (!answer) return;
      if (answer.isOk) return move("done", { done: answer.value });
      const isDead = deadCodes.includes(answer.failure.code);
      move(isDead ? "linkDead" : "refused", { failure: { ...answer.failure } });
    },
    close: () => begin(),
  };
}
