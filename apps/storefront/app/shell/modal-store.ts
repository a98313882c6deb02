import type { AccountLink, SignInReason } from "@shop/auth-ui";
import type { ProductType } from "@shop/catalog";
import type { ExitVariant } from "@shop/engagement";
import type { Failure } from "@shop/kernel";
import { type ReadableStore, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";

/** The dialogs that can be requested. Source: MODAL-01. */
export type ModalType =
  | "inactive"
  | "login"
  | "download"
  | "forgot"
  | "newsletter"
  | "password"
  | "profile"
  | "rate"
  | "timeout"
  | "cookie"
  | "redeem"
  | "contact"
  | "delete"
  | "change"
  | "reset_password"
  | "unsubscribe"
  | "exit_intent"
  | "shortcuts";

/** A dialog's data: typed values, so that every text can be translated. */
export interface ModalMessage {
  readonly reason?: SignInReason;
  readonly subject?: string;
  /** The address that a login or a reset mail is about. */
  readonly emailAddress?: string;
  /** A mailed link's data: kept in memory while its dialog is open, and nowhere else. */
  readonly link?: Pick<AccountLink, "id" | "key">;
  readonly download?: StartedDownload;
  /** The product to rate, and its earlier rating. */
  readonly rating?: RatedProduct;
  /** What is said to a shopper who is about to leave, and why the offer was refused, if it was. */
  readonly exit?: { readonly variant: ExitVariant; readonly failure: Failure | null };
}

export interface RatedProduct {
  readonly product: string;
  readonly before: { readonly stars: number; readonly comment: string } | null;
}

/** A download that has started: the dialog's data. */
export interface StartedDownload {
  readonly productName: string;
  readonly productPath: string;
  readonly fileName: string;
  readonly url: string;
  /** What kind of product the file is of, and its platform or format. */
  readonly kind: ProductType;
  readonly format: string;
}

export interface ModalState {
  readonly type: ModalType;
  readonly message: ModalMessage | null;
}

/** At most one dialog is shown. Setting one replaces another; setting `inactive` clears the message. */
export interface ModalStore extends ReadableStore<ModalState> {
  set(type: Exclude<ModalType, "inactive">, message?: ModalMessage): void;
  close(): void;
}

export function createModalStore(): ModalStore {
  const store = createStore<ModalState>(() => ({ type: "inactive", message: null }));
  return {
    ...readable(store),
    set: (type, message) => store.setState({ type, message: message ?? null }),
    close: () => store.setState({ type: "inactive", message: null }),
  };
}
