import { sql } from "kysely";
import { DELETE_ROW, hidden, type Person, type PersonalTable, shown } from "./column-rule.ts";

/** An account's chats, and a guest's that was handed over with the address. */
const ofPerson = ({ userId, email }: Person) => sql<boolean>`(chats.user_id = ${userId}
  or (chats.user_id is null and lower(chats.email) = ${email}))`;

const inOwnChat = (person: Person) =>
  sql<boolean>`chat_messages.chat_id in (select id from chats where ${ofPerson(person)})`;

export const chatMessages: PersonalTable<"chat_messages"> = {
  kind: "personal",
  file: { section: "messages", within: "chats", key: "chat_id" },
  orderBy: "position",
  rows: inOwnChat,
  deleted: inOwnChat,
  columns: {
    id: shown("id", DELETE_ROW),
    chat_id: hidden("Said by the chat that it is in.", DELETE_ROW),
    position: shown("position", DELETE_ROW),
    sender: shown("sender", DELETE_ROW),
    content: shown("content", DELETE_ROW),
    sources: shown("sources", DELETE_ROW),
    product_names: shown("products", DELETE_ROW),
    created_at: shown("written_at", DELETE_ROW),
  },
};

export const chats: PersonalTable<"chats"> = {
  kind: "personal",
  file: { section: "chats" },
  orderBy: "created_at",
  rows: ofPerson,
  deleted: ofPerson,
  columns: {
    id: shown("id", DELETE_ROW),
    visitor_id: hidden("A chance number of a visit; an account's chat has none.", DELETE_ROW),
    user_id: hidden("The account's own id, said once.", DELETE_ROW),
    is_current: hidden("Which chat goes on.", DELETE_ROW),
    locale: shown("language", DELETE_ROW),
    state: shown("state", DELETE_ROW),
    expects: hidden("What the chat waits for.", DELETE_ROW),
    email: shown("email", DELETE_ROW),
    ticket: shown("ticket", DELETE_ROW),
    warnings: shown("warnings", DELETE_ROW),
    messages: shown("message_count", DELETE_ROW),
    created_at: shown("begun_at", DELETE_ROW),
    last_message_at: shown("last_message_at", DELETE_ROW),
    ended_at: shown("ended_at", DELETE_ROW),
    next_chat_at: hidden("From when on another chat may begin.", DELETE_ROW),
  },
};
