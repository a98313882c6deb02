import { customerAnswer } from "@shop/api-client/contract";
import { createStoredDraft, type Failure, fail, type Result } from "@shop/kernel";
import { createStore, type StoreApi } from "zustand/vanilla";
import { checkRecipient } from "../domain/check-recipient.ts";
import { nextTransferStage, type TransferEvent, type TransferStage } from "../domain/transfer-stage.ts";
import type { AccountDeps } from "./account-services.ts";

/** Where a half-typed recipient is kept over a reload, with the licence that it is of. */
export const TRANSFER_DRAFT_KEY = "shop_transfer_draft";

/** The licence to transfer, and its owner. */
export interface TransferredLicence {
  readonly product: string;
  readonly licenceId: string;
  /** The giver's own address. */
  readonly owner: string;
}

export interface TransferState {
  readonly stage: TransferStage;
  readonly recipient: string;
  /** What went wrong last. A new object for each time, so that the same failure is announced again. */
  readonly failure: Failure | null;
  /** Whether the failure is about the recipient's address. */
  readonly isRecipientFailed: boolean;
}

export interface TransferActions {
  /** A new start for this licence. A recipient that was typed for it is kept. */
  open(licence: TransferredLicence): void;
  setRecipient(recipient: string): void;
  /** From the form to the question. Failures shown: `transfer.recipientRefused`, `transfer.recipientIsOwner`. */
  next(): void;
  goBack(): void;
  /** Transfers the licence. Failures shown: the operation's own, the server's text, `transfer.failed`. */
  submit(): Promise<void>;
  close(): void;
}

export type TransferStore = Pick<StoreApi<TransferState>, "getState" | "getInitialState" | "subscribe"> &
  TransferActions;

const START: TransferState = { stage: "form", recipient: "", failure: null, isRecipientFailed: false };
const CODES = { refused: "transfer.failed", exception: "transfer.failed" };
const RECIPIENT_CODES: readonly string[] = ["transfer.recipientRefused", "transfer.recipientIsOwner"];

/** Handing a licence on: recipient, question, end. One per tab. Source: ACCT-11. */
export function createTransferStore(deps: AccountDeps): TransferStore {
  const store = createStore<TransferState>(() => START);
  const draft = createStoredDraft(deps.storage, TRANSFER_DRAFT_KEY, ["recipient"]);
  let licence: TransferredLicence = { product: "", licenceId: "", owner: "" };
  let visit = 0;
  const draftOwner = () => `${licence.owner} ${licence.licenceId}`;
  const move = (event: TransferEvent, change: Partial<TransferState> = {}) =>
    store.setState((state) => ({
      failure: null,
      isRecipientFailed: false,
      ...change,
      stage: nextTransferStage(state.stage, event),
    }));
  const refusal = (failure: Failure): Partial<TransferState> => ({
    failure: { ...failure },
    isRecipientFailed: RECIPIENT_CODES.includes(failure.code),
  });
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    open: (given) => {
      visit += 1;
      licence = given;
      move("opened", { recipient: draft.read(draftOwner()).recipient ?? "" });
    },
    setRecipient: (recipient) => {
      store.setState({ recipient, failure: null, isRecipientFailed: false });
      draft.keep(draftOwner(), { recipient });
    },
    next: () => {
      const checked = checkRecipient(store.getState().recipient, licence.owner);
      if (checked.isOk) move("checked", { recipient: checked.value });
      else store.setState(refusal(checked.failure));
    },
    goBack: () => move("wentBack"),
    submit: async () => {
      if (store.getState().stage !== "asking") return;
      const asked = visit;
      move("submitted");
      const answer = await transfer(deps, licence, store.getState().recipient);
      if (answer.isOk) draft.forget();
      if (asked !== visit) return;
      if (answer.isOk) move("transferred");
      else move("refused", refusal(answer.failure));
    },
    close: () => {
      visit += 1;
      move("opened");
    },
  };
}

async function transfer(
  { gateway, log }: AccountDeps,
  { product, licenceId, owner }: TransferredLicence,
  typed: string,
): Promise<Result<void>> {
  const recipient = checkRecipient(typed, owner);
  if (!recipient.isOk) return fail(recipient.failure);
  const answer = await gateway.licences.transfer({ product, licenceId, recipientEmail: recipient.value });
  return customerAnswer("transferLicence", answer, CODES, log);
}
