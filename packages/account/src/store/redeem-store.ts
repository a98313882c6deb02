import { customerAnswer } from "@shop/api-client/contract";
import {
  CLOSING_START,
  type ClosingState,
  createClosing,
  createStoredDraft,
  fail,
  type ReadableStore,
  type Result,
  readable,
} from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { REDEEM_CLOSE_MS } from "../domain/limits.ts";
import { checkRedeemCode, writeRedeemCode } from "../domain/redeem-code.ts";
import type { AccountDeps } from "./account-services.ts";

/** Where a half-typed code is kept over a reload. */
export const REDEEM_DRAFT_KEY = "shop_redeem_draft";

export interface RedeemState extends ClosingState {
  /** As the field shows it: capitals, in groups. */
  readonly code: string;
  /** The names of what the code granted. */
  readonly products: readonly string[];
}

export interface RedeemActions {
  /** Starts again for the account of this address. Its typed text is kept. A page doesn't close itself, so it has no countdown. */
  open(options: { readonly owner: string; readonly isPage?: boolean }): void;
  /** Takes typed or pasted text and formats it as a code. */
  setCode(typed: string): void;
  /** Failures shown: `redeem.badFormat`, `redeem.codeUsed`, the server's text, `redeem.exception`. */
  submit(): Promise<void>;
  /** Stops the countdown for good. Source: A11Y-03. */
  keepOpen(): void;
  /** The dialog was closed: the countdown stops, and a pending response has no effect any more. */
  close(): void;
}

export type RedeemStore = ReadableStore<RedeemState> & RedeemActions;

/** The redeem dialog: from a code to what it grants, and 30 seconds later to its end. One per tab. Source: ACCT-05. */
export function createRedeemStore(deps: AccountDeps): RedeemStore {
  const draft = createStoredDraft(deps.storage, REDEEM_DRAFT_KEY, ["code"]);
  const store = createStore<RedeemState>(() => ({ ...CLOSING_START, code: "", products: [] }));
  const closing = createClosing(deps.clock, () => store.getState().stage, store.setState);
  let visit = 0;
  let closesItself = true;
  let owner = "";
  const leave = () => {
    visit += 1;
    store.setState({ products: [] });
    closing.restart();
  };
  const setCode = (code: string) => {
    store.setState({ code, failure: null });
    draft.keep(owner, { code });
  };
  return {
    ...readable(store),
    open: ({ owner: address, isPage = false }) => {
      owner = address;
      closesItself = !isPage;
      store.setState({ code: draft.read(owner).code ?? "" });
      leave();
    },
    setCode: (typed) => setCode(writeRedeemCode(typed)),
    submit: async () => {
      if (store.getState().stage !== "asking") return;
      const asked = visit;
      closing.move("submitted");
      const answer = await redeem(deps, store.getState().code);
      // A redeemed code isn't offered again, even if the dialog was closed meanwhile.
      if (answer.isOk) {
        draft.forget();
        store.setState({ code: "" });
        deps.onTracked?.({ type: "redeemed", products: answer.value });
      }
      if (asked !== visit) return;
      if (!answer.isOk) return closing.refuse(answer.failure);
      store.setState({ products: answer.value });
      closing.succeed(closesItself ? REDEEM_CLOSE_MS : null);
    },
    keepOpen: closing.keepOpen,
    close: leave,
  };
}

async function redeem({ gateway, log }: AccountDeps, typed: string): Promise<Result<readonly string[]>> {
  const code = checkRedeemCode(typed);
  if (!code.isOk) return code;
  const codes = { refused: "redeem.exception", exception: "redeem.exception" };
  const answer = customerAnswer("redeem", await gateway.redeem.redeem(code.value), codes, log);
  // A used code has its own text, whatever message the server sends with it.
  return !answer.isOk && answer.failure.code === "redeem.codeUsed" ? fail({ code: "redeem.codeUsed" }) : answer;
}
