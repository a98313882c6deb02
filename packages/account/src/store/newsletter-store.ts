import { customerAnswer } from "@shop/api-client/contract";
import { createFlow, createStoredDraft, type Failure, type ReadableStore, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { newsletterSum, withAllCategories, withCategory, withSum } from "../domain/newsletter-sum.ts";
import { type SettingsStage, settingsStages } from "../domain/settings-stage.ts";
import type { AccountDeps } from "./account-services.ts";
import type { MailedLink, NewsletterOption } from "./ports.ts";

export interface NewsletterState {
  readonly stage: SettingsStage;
  readonly options: readonly NewsletterOption[];
  /** The outcome of a save: `pending` is what was switched on and waits for its mailed link. */
  readonly outcome: "updated" | "unsubscribed" | "pending" | null;
  /** What went wrong last. A new object for each time, so that the same failure is announced again. */
  readonly failure: Failure | null;
}

/** The owner of the settings: the logged-in customer, by address, or the account that a mailed link opens. */
export type NewsletterOwner = { readonly emailAddress: string } | { readonly link: MailedLink };

export interface NewsletterActions {
  /** Fetches the categories, and restores switches that were changed before a reload. */
  open(owner: NewsletterOwner): Promise<void>;
  retry(): Promise<void>;
  setCategory(value: number, isEnabled: boolean): void;
  setAll(isEnabled: boolean): void;
  submit(): Promise<void>;
  close(): void;
}

export type NewsletterStore = ReadableStore<NewsletterState> & NewsletterActions;

/** Where switched categories are kept until they are sent. */
export const NEWSLETTER_DRAFT_KEY = "shop_account_newsletter";
const START: NewsletterState = { stage: "loading", options: [], outcome: null, failure: null };
const LOAD_CODES = { refused: "newsletter.loadFailed", exception: "newsletter.loadFailed" };
const SAVE_CODES = { refused: "newsletter.failed", exception: "newsletter.exception" };

/** The newsletter's categories. Stores changed switches until they are sent. Source: ACCT-04, ACCT-08. */
export function createNewsletterStore({ gateway, storage, log }: AccountDeps): NewsletterStore {
  const store = createStore<NewsletterState>(() => START);
  const draft = createStoredDraft(storage, NEWSLETTER_DRAFT_KEY, ["sum"]);
  let owner: NewsletterOwner = { emailAddress: "" };
  const { move, begin, current } = createFlow(store, settingsStages);
  const linkOf = () => ("link" in owner ? owner.link : undefined);
  const ownerName = () => ("link" in owner ? owner.link.id : owner.emailAddress);
  const fail = (event: "notLoaded" | "refused", failure: Failure) =>
    move(failure.code === "newsletter.linkInvalid" ? "linkDead" : event, { failure: { ...failure } });
  const fetchOptions = async () =>
    customerAnswer("loadNewsletter", await gateway.newsletter.load(linkOf()), LOAD_CODES, log);
  const saveSum = async (sum: number) =>
    customerAnswer("newsletterSettings", await gateway.newsletter.save(sum, linkOf()), SAVE_CODES, log);
  const load = async () => {
    begin();
    const answer = await current(fetchOptions());
    if (!answer) return;
    if (!answer.isOk) return fail("notLoaded", answer.failure);
    const { sum } = draft.read(ownerName());
    move("loaded", { options: sum === undefined ? answer.value : withSum(answer.value, Number(sum)) });
  };
  const edit = (options: readonly NewsletterOption[]) => {
    draft.keep(ownerName(), { sum: String(newsletterSum(options)) });
    move("edited", { options, outcome: null, failure: null });
  };
  /** A category that is switched on but not enabled is waiting for its mail. If that can't be checked, the save's own response counts. */
  const outcomeOf = async (sum: number): Promise<NonNullable<NewsletterState["outcome"]>> => {
    if (sum === 0) return "unsubscribed";
    const now = await fetchOptions();
    return now.isOk && newsletterSum(now.value) !== sum ? "pending" : "updated";
  };
  const submit = async () => {
    const { stage, options } = store.getState();
    if (stage !== "form" && stage !== "saved") return;
    move("submitted", { failure: null, outcome: null });
    const sum = newsletterSum(options);
    const answer = await current(saveSum(sum));
    if (!answer) return;
    if (!answer.isOk) return fail("refused", answer.failure);
    draft.forget();
    const now = await current(outcomeOf(sum));
    if (now) move("saved", { outcome: now });
  };
  return {
    ...readable(store),
    open: (next) => {
      owner = next;
      return load();
    },
    retry: load,
    setCategory: (value, isEnabled) => edit(withCategory(store.getState().options, value, isEnabled)),
    setAll: (isEnabled) => edit(withAllCategories(store.getState().options, isEnabled)),
    submit,
    close: () => begin(),
  };
}
