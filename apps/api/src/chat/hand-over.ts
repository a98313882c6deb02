import type { Locale } from "@shop/kernel";
import type { Kysely } from "kysely";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { listMessages } from "./chats.ts";
import { handOverMail } from "./mails/hand-over.ts";
import { ticketMail } from "./mails/ticket.ts";

export interface HandedOver {
  readonly chatId: string;
  readonly userId: string | null;
  readonly email: string;
  readonly locale: Locale;
  readonly ticket: string;
}

/**
 * Puts both mails of a hand-over into the outbox, in the transaction that ends the chat: the transcript to the team, whose replies go to the
 * customer, and the ticket's number to the customer. Source: CHAT-05.
 */
export async function mailHandOver(trx: Kysely<Database>, deps: Deps, chat: HandedOver): Promise<void> {
  const { userId, email, ticket, locale } = chat;
  const transcript = await listMessages(trx, chat.chatId);
  const isCustomer = userId !== null;
  const toTeam = handOverMail(deps.settings, { ticket, email, isCustomer, transcript });
  const { contactRecipient: recipient } = deps.settings;
  await enqueueMail(trx, deps, { kind: "chatHandOver", recipient, userId, replyTo: email, ...toTeam });
  const toCustomer = ticketMail(deps.settings, { locale, ticket, isCustomer });
  await enqueueMail(trx, deps, { kind: "chatTicket", recipient: email, userId, ...toCustomer });
}
