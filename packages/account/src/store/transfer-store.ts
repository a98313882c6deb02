import { customerAnswer } from "@shop/api-client/contract";
import {
  createFlow,
  createStoredDraft,
  type Failure,
  fail,
  type ReadableStore,
  type Result,
  readable,
} from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { checkRecipient } from "../domain/check-recipient.ts";
import { type TransferStage, transferStages } from "../domain/transfer-stage.ts";
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

export type TransferStore = ReadableStore<TransferState> & TransferActions;

const NO_FAILURE = { failure: null, isRecipientFailed: false } as const;
const START: TransferState = { stage: "form", recipient: "", ...NO_FAILURE };
const CODES = { refused: "transfer.failed", exception: "transfer.failed" };
const RECIPIENT_CODES: readonly string[] = ["transfer.recipientRefused", "transfer.recipientIsOwner"];

/** Handing a licence on: recipient, question, end. One per tab. Source: ACCT-11. */
export function createTransferStore(deps: AccountDeps): TransferStore {
  const store = createStore<TransferState>(() => START);
  const draft = createStoredDraft(deps.storage, TRANSFER_DRAFT_KEY, ["recipient"]);
  let licence: TransferredLicence = { product: "", licenceId: "", owner: "" };
  const { move, begin, current } = createFlow(store, transferStages);
  const draftOwner = () => `${licence.owner} ${licence.licenceId}`;
  const refusal = (failure: Failure): Partial<TransferState> => ({
    failure: { ...failure },
    isRecipientFailed: RECIPIENT_CODES.includes(failure.code),
  });
  const send = async () => {
    const answer = await transfer(deps, licence, store.getState().recipient);
    // A recipient that has the licence isn't offered again, even if the dialog was closed meanwhile.
    if (answer.isOk) draft.forget();
    return answer;
  };
  return {
    ...readable(store),
    open: (given) => {
      licence = given;
      begin({ recipient: draft.read(draftOwner()).recipient ?? "" });
    },
    setRecipient: (recipient) => {
      store.setState({ recipient, ...NO_FAILURE });
      draft.keep(draftOwner(), { recipient });
    },
    next: () => {
      const checked = checkRecipient(store.getState().recipient, licence.owner);
      if (checked.isOk) move("checked", { recipient: checked.value, ...NO_FAILURE });
      else store.setState(refusal(checked.failure));
    },
    goBack: () => move("wentBack", NO_FAILURE),
    submit: async () => {
      if (store.getState().stage !== "asking") return;
      move("submitted", NO_FAILURE);
      const answer = await current(send());
      if (answer?.isOk) move("transferred");
      else if (answer) move("refused", refusal(answer.failure));
    },
    close: () => begin({ recipient: store.getState().recipient }),
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
