import { randomUuid } from "@shop/kernel";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { type CallContext, lockUser } from "../users/index.ts";

export type ChatRow = Selectable<Database["chats"]>;
export type MessageRow = Selectable<Database["chat_messages"]>;

/** Whose chat it is: the session's account, else the visitor of the access token. */
export type ChatHolder = { readonly userId: string; readonly visitorId: string | null } | VisitorHolder;
interface VisitorHolder {
  readonly userId: null;
  readonly visitorId: string;
}

export function holderOf({ session, visitorId }: Pick<CallContext, "session" | "visitorId">): ChatHolder {
  if (session) return { userId: session.userId, visitorId };
  if (visitorId === null) throw new Error("The pipeline lets nobody chat without an access token.");
  return { userId: null, visitorId };
}

function isHeldBy({ userId, visitorId }: ChatHolder) {
  return userId === null ? sql<boolean>`chats.visitor_id = ${visitorId}` : sql<boolean>`chats.user_id = ${userId}`;
}

/** The holder's current chat, or one that the visitor began before logging in. */
export async function findChat(db: Kysely<Database>, holder: ChatHolder): Promise<ChatRow | undefined> {
  const current = db.selectFrom("chats").selectAll().where("is_current", "=", true);
  const own = await current.where(isHeldBy(holder)).executeTakeFirst();
  if (own || holder.userId === null || holder.visitorId === null) return own;
  return current.where("visitor_id", "=", holder.visitorId).where("state", "=", "open").executeTakeFirst();
}

/**
 * Locks the holder's current chat until the transaction ends; starts one if there is none. The calls of two tabs wait for each other here,
 * so their messages have one order. A chat that a visitor began becomes the account's with the first message after the login.
 */
export async function holdChat(trx: Kysely<Database>, deps: ChatDeps, asked: AskedChat): Promise<ChatRow> {
  const { holder, nowMs } = asked;
  if (holder.userId !== null) {
    await lockUser(trx, holder.userId);
    await adoptVisitorsChat(trx, holder.userId, holder.visitorId);
  }
  await insertChat(trx, deps, asked);
  const chat = await trx
    .selectFrom("chats")
    .selectAll()
    .where("is_current", "=", true)
    .where(isHeldBy(holder))
    .forUpdate()
    .executeTakeFirst();
  if (!chat) return holdChat(trx, deps, asked);
  if (!mayStartAnother(chat, nowMs)) return chat;
  await trx.updateTable("chats").set({ is_current: false }).where("id", "=", chat.id).execute();
  return holdChat(trx, deps, asked);
}

type ChatDeps = Pick<Deps, "random">;

interface AskedChat {
  readonly holder: ChatHolder;
  readonly locale: ChatRow["locale"];
  readonly nowMs: number;
}

function mayStartAnother({ next_chat_at: nextAt }: ChatRow, nowMs: number): boolean {
  return nextAt !== null && nextAt.getTime() <= nowMs;
}

/** Locks a chat until the transaction ends. Undefined: it has been erased. */
export function lockChat(trx: Kysely<Database>, chatId: string): Promise<ChatRow | undefined> {
  return trx.selectFrom("chats").selectAll().where("id", "=", chatId).forUpdate().executeTakeFirst();
}

async function adoptVisitorsChat(trx: Kysely<Database>, userId: string, visitorId: string | null): Promise<void> {
  if (visitorId === null) return;
  await trx
    .updateTable("chats")
    .set({ user_id: userId, visitor_id: null })
    .where("visitor_id", "=", visitorId)
    .where("is_current", "=", true)
    .where("state", "=", "open")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("chats as own")
            .select("own.id")
            .where("own.user_id", "=", userId)
            .where("own.is_current", "=", true),
        ),
      ),
    )
    .execute();
}

async function insertChat(trx: Kysely<Database>, deps: ChatDeps, { holder, locale, nowMs }: AskedChat): Promise<void> {
  const now = new Date(nowMs);
  await trx
    .insertInto("chats")
    .values({
      id: randomUuid(deps.random),
      user_id: holder.userId,
      visitor_id: holder.userId === null ? holder.visitorId : null,
      locale,
      created_at: now,
      last_message_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface NewMessage {
  readonly sender: "user" | "bot";
  readonly content: string;
  readonly sources: MessageRow["sources"];
  readonly productNames: readonly string[];
}

/** Adds a message as the last one, and changes what else the chat is from now on. The position comes from the chat's own row. */
export async function addMessage(
  trx: Kysely<Database>,
  deps: ChatDeps,
  chatId: string,
  added: NewMessage & {
    readonly nowMs: number;
    readonly changes?: Partial<
      Pick<ChatRow, "expects" | "warnings" | "email" | "state" | "ended_at" | "next_chat_at" | "ticket">
    >;
  },
): Promise<void> {
  const now = new Date(added.nowMs);
  const { messages } = await trx
    .updateTable("chats")
    .set((eb) => ({ ...added.changes, messages: eb("messages", "+", 1), last_message_at: now }))
    .where("id", "=", chatId)
    .returning("messages")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("chat_messages")
    .values({
      id: randomUuid(deps.random),
      chat_id: chatId,
      position: messages,
      sender: added.sender,
      content: added.content,
      sources: JSON.stringify(added.sources),
      product_names: JSON.stringify(added.productNames),
      created_at: now,
    })
    .execute();
}

export async function closeChat(
  db: Kysely<Database>,
  chatId: string,
  end: { readonly nowMs: number; readonly nextChatAtMs: number },
): Promise<void> {
  await db
    .updateTable("chats")
    .set({ state: "closed", ended_at: new Date(end.nowMs), next_chat_at: new Date(end.nextChatAtMs) })
    .where("id", "=", chatId)
    .where("state", "=", "open")
    .execute();
}

export function listMessages(db: Kysely<Database>, chatId: string): Promise<MessageRow[]> {
  return db.selectFrom("chat_messages").selectAll().where("chat_id", "=", chatId).orderBy("position").execute();
}

export async function nextTicket(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ ticket: number }>`select nextval('chat_tickets')::integer as ticket`.execute(db);
  const ticket = rows[0]?.ticket;
  if (ticket === undefined) throw new Error("A sequence gave no number.");
  return ticket;
}

/** With their messages. */
export async function deleteOldChats(db: Kysely<Database>, lastMessageBefore: Date): Promise<void> {
  await db.deleteFrom("chats").where("last_message_at", "<", lastMessageBefore).execute();
}
