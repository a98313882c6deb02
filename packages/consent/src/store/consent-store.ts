import { type Clock, type KeyValueStorage, type Locale, type Random, randomUuid } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { askedCategories } from "../domain/asked-categories.ts";
import type { OptionalCategory } from "../domain/categories.ts";
import type { ConsentChoice, ConsentPolicy } from "../domain/choice.ts";
import { recordOf } from "../domain/consent-record.ts";
import { type Grants, grantsOf, NO_GRANTS } from "../domain/grants.ts";
import { isChoiceCurrent } from "../domain/is-choice-current.ts";
import { isServiceAllowed } from "../domain/is-service-allowed.ts";
import { parseChoice, writeChoice } from "../domain/parse-choice.ts";
import type { ConsentService } from "../domain/service.ts";
import { shouldAsk } from "../domain/should-ask.ts";
import { shownText } from "../domain/shown-text.ts";
import type { RecordsGateway, ServicePage } from "./ports.ts";
import { createRecordQueue } from "./record-queue.ts";
import { createServiceRunner } from "./service-runner.ts";

/** Where the browser keeps the visitor's choice. */
export const CHOICE_KEY = "shop_consent";

export interface ConsentState {
  /** The current choice. Null: none was made, or it no longer counts. */
  readonly choice: ConsentChoice | null;
  readonly grants: Grants;
  /** Ids of the services that may run: by category, alone, or for this page. */
  readonly allowed: readonly string[];
  /** What is shown: nothing, the question, or the categories and services. */
  readonly layer: "closed" | "question" | "settings";
  readonly hasSignal: boolean;
}

/** The visitor's choice and what follows from it. One per tab. Source: CONSENT-01…04. */
export interface ConsentStore extends Pick<StoreApi<ConsentState>, "getState" | "getInitialState" | "subscribe"> {
  /** Reads the stored choice, starts what it allows, and asks if there is need. Call the returned function when the page ends. */
  start(): () => void;
  /** Allows these categories and refuses the others. Stored, recorded, and followed by the services and by other tabs. */
  choose(granted: readonly OptionalCategory[]): Promise<void>;
  acceptAll(): Promise<void>;
  refuseAll(): Promise<void>;
  /** Allows one service without its category: for this page, or as a part of the choice. */
  allowService(id: string, duration: "once" | "always"): Promise<void>;
  /** Shows the categories and services; the choice so far stays until another is made. */
  openSettings(): void;
  /** Nothing is chosen by closing. The question comes back on a later page. */
  close(): void;
}

export interface ConsentDeps {
  readonly services: readonly ConsentService[];
  /** A new version asks every visitor again. */
  readonly policyVersion: string;
  readonly page: ServicePage;
  /** Null: choices are not recorded. */
  readonly records: RecordsGateway | null;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  /** SHA-256 in hex; empty where the browser has none. */
  readonly hash: (text: string) => Promise<string>;
  /** Whether the browser sends Global Privacy Control. */
  readonly hasSignal: boolean;
  /** The texts that the visitor reads, in their language. */
  readonly locale: Locale;
  readonly messages: Readonly<Record<string, unknown>>;
}

/** Stores nothing and starts nothing before a choice. Failures to send a record are repeated and never shown. */
export function createConsentStore(deps: ConsentDeps): ConsentStore {
  const { services, storage, clock, random, hasSignal, locale } = deps;
  const policy: ConsentPolicy = { version: deps.policyVersion, asked: askedCategories(services) };
  const store = createStore<ConsentState>(() => ({
    choice: null,
    grants: NO_GRANTS,
    allowed: [],
    layer: "closed",
    hasSignal,
  }));
  const runner = createServiceRunner(deps);
  const queue = deps.records && createRecordQueue({ storage, clock, gateway: deps.records });
  let once: readonly string[] = [];

  const conditions = () => ({ policy, hasSignal, nowMs: clock.nowMs() });
  const currentChoice = () => {
    const stored = parseChoice(storage.get(CHOICE_KEY));
    return stored && isChoiceCurrent(stored, policy, clock.nowMs()) ? stored : null;
  };
  const isAllowed = (choice: ConsentChoice | null) => (service: ConsentService) =>
    isServiceAllowed(service, choice, conditions()) || once.includes(service.id);
  const follow = (layer?: ConsentState["layer"]) => {
    const choice = currentChoice();
    const grants = grantsOf(choice, conditions());
    const allowed = services.filter(isAllowed(choice)).map(({ id }) => id);
    store.setState({ choice, grants, allowed, ...(layer && { layer }) });
    runner.follow(isAllowed(choice), grants);
  };
  const save = async ({ asked, granted, services: alone }: Pick<ConsentChoice, "asked" | "granted" | "services">) => {
    const shown = shownText({ locale, messages: deps.messages, policy, services });
    const choice: ConsentChoice = {
      id: parseChoice(storage.get(CHOICE_KEY))?.id ?? randomUuid(random),
      asked,
      granted: asked.filter((category) => granted.includes(category)),
      services: alone,
      chosenAtMs: clock.nowMs(),
      policyVersion: policy.version,
      textHash: await deps.hash(shown),
      hadSignal: hasSignal,
    };
    storage.set(CHOICE_KEY, writeChoice(choice));
    queue?.add(recordOf(choice, randomUuid(random), locale));
  };
  const choose = async (granted: readonly OptionalCategory[]) => {
    once = [];
    await save({ asked: policy.asked, granted, services: [] });
    follow("closed");
  };
  const start = () => {
    // Something was chosen on an earlier page: what it no longer allows may have left something.
    if (storage.get(CHOICE_KEY)) runner.clean(isAllowed(currentChoice()));
    follow(shouldAsk(currentChoice(), policy, conditions()) ? "question" : "closed");
    queue?.start();
    const unsubscribe = storage.subscribe?.((key) => {
      if (key === CHOICE_KEY) follow(currentChoice() ? "closed" : undefined);
    });
    return () => {
      unsubscribe?.();
      queue?.end();
      runner.end();
    };
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start,
    choose,
    acceptAll: () => choose(policy.asked),
    refuseAll: () => choose([]),
    allowService: async (id, duration) => {
      // Without a choice so far, this doesn't count as an answer to the question.
      const { asked = [], granted = [], services: alone = [] } = store.getState().choice ?? {};
      if (duration === "once") once = [...once, id];
      else await save({ asked, granted, services: [...alone.filter((other) => other !== id), id] });
      follow();
    },
    openSettings: () => store.setState({ layer: "settings" }),
    close: () => store.setState({ layer: "closed" }),
  };
}
