import { callFailure, isException } from "@shop/api-client/contract";
import { createStoredDraft, type Failure, type KeyValueStorage, type ReadableStore, readable } from "@shop/kernel";
import { createStore } from "zustand/vanilla";
import { type ContactMessage, checkContact, contactFailures, withSender } from "../domain/contact-rules.ts";
import type { AuthUser } from "../domain/user.ts";
import type { AuthLog, ContactGateway } from "./ports.ts";

export interface ContactFields extends ContactMessage {
  readonly hasAgreed: boolean;
}
export type ContactFieldName = keyof ContactFields;

export interface ContactState {
  readonly status: "editing" | "sending" | "sent";
  readonly fields: ContactFields;
  /** The address that the reply will go to, once sent. */
  readonly sentFrom: string | null;
  /** Of the whole form, or of the first field that is wrong. */
  readonly failure: Failure | null;
  readonly failedField: ContactFieldName | null;
  /** What is wrong with each field that the form marks. */
  readonly fieldFailures: Readonly<Partial<Record<ContactFieldName, Failure>>>;
}

export interface ContactActions {
  /** Shows the form. A given subject fills the field unless one was typed already; the rest is unchanged. */
  open(options?: { readonly subject?: string }): void;
  setField<Name extends ContactFieldName>(name: Name, value: ContactFields[Name]): void;
  /** Sends under the customer's own name and address, or a guest's typed ones. Typed text is kept until the message has arrived. */
  send(user: AuthUser | null): Promise<void>;
}

export type ContactStore = ReadableStore<ContactState> & ContactActions;

/** Stores a half-written message across a reload: the typed text, not the agreement. */
export const CONTACT_DRAFT_KEY = "shop_contact_draft";
const KEPT = ["name", "email", "subject", "message"] as const;
const EMPTY: ContactFields = { name: "", email: "", subject: "", message: "", hasAgreed: false };
const NO_FAILURE = { failure: null, failedField: null, fieldFailures: {} } as const;
const FIELD_OF_FAILURE: Readonly<Record<string, ContactFieldName>> = {
  "contact.nameMissing": "name",
  "contact.emailFormat": "email",
  "contact.messageMissing": "message",
  "contact.privacyNotAgreed": "hasAgreed",
};

export interface ContactStoreDeps {
  readonly gateway: ContactGateway;
  /** Lives as long as the tab's session. */
  readonly storage: KeyValueStorage;
  readonly log?: AuthLog;
}

/** The contact form. One per tab; typed text survives a reload. Source: ACCT-09. */
export function createContactStore({ gateway, storage, log }: ContactStoreDeps): ContactStore {
  const draft = createStoredDraft(storage, CONTACT_DRAFT_KEY, KEPT);
  const store = createStore<ContactState>(() => ({
    status: "editing",
    fields: { ...EMPTY, ...draft.read("") },
    sentFrom: null,
    ...NO_FAILURE,
  }));
  /** The first one gets the focus; a failure of a field that the form doesn't show is one of the whole form. */
  const refuse = (failures: readonly Failure[], isGuest: boolean) => {
    const shown = failures.flatMap((failure) => {
      const field = FIELD_OF_FAILURE[failure.code];
      return field && (isGuest || field === "message") ? [[field, failure] as const] : [];
    });
    store.setState({
      status: "editing",
      failure: failures[0] ?? null,
      failedField: shown[0]?.[0] ?? null,
      fieldFailures: Object.fromEntries(shown),
    });
  };
  return {
    ...readable(store),
    open: ({ subject = "" } = {}) =>
      store.setState(({ fields, status }) => ({
        status: status === "sending" ? status : "editing",
        fields: { ...fields, subject: fields.subject || subject },
        ...NO_FAILURE,
      })),
    setField: (name, value) => {
      store.setState((state) => ({
        fields: { ...state.fields, [name]: value },
        ...(state.failedField === name ? { failure: null, failedField: null } : {}),
        fieldFailures: { ...state.fieldFailures, [name]: undefined },
      }));
      const { hasAgreed: _agreed, ...typed } = store.getState().fields;
      draft.keep("", typed);
    },
    send: async (user) => {
      const { status, fields } = store.getState();
      if (status === "sending") return;
      const { hasAgreed, ...typed } = fields;
      const sent = withSender(typed, user);
      const agreement = { isRequired: user === null, isGiven: hasAgreed };
      const message = checkContact(sent, agreement);
      if (!message.isOk) return refuse(contactFailures(sent, agreement), user === null);
      store.setState({ status: "sending", ...NO_FAILURE });
      const answer = await gateway.send(message.value);
      if (!answer.isOk) {
        if (isException(answer.failure)) log?.({ action: "contact", failure: answer.failure });
        const failure = callFailure(answer.failure, { refused: "contact.failed", exception: "contact.failed" });
        return refuse([failure], user === null);
      }
      draft.forget();
      store.setState({ status: "sent", fields: EMPTY, sentFrom: message.value.email });
    },
  };
}
