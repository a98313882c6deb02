import type { WireChatSource } from "@shop/api-client/contract";
import type { Locale } from "@shop/kernel";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Times = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface ChatTables {
  /** A holder has one current chat. */
  chats: {
    id: string;
    visitor_id: string | null;
    user_id: string | null;
    is_current: Generated<boolean>;
    locale: Locale;
    state: Generated<"open" | "closed" | "handedOver">;
    /** `consent`: a yes hands the chat over. */
    expects: Generated<"question" | "email" | "consent">;
    /** The address that a guest gave for the team's reply. */
    email: string | null;
    ticket: number | null;
    /** How often the chat asked for other words. */
    warnings: Generated<number>;
    /** How many messages it has: the next one's position. */
    messages: Generated<number>;
    created_at: Date;
    last_message_at: Date;
    ended_at: Times;
    next_chat_at: Times;
  };
  chat_messages: {
    id: string;
    chat_id: string;
    position: number;
    sender: "user" | "bot";
    content: string;
    sources: JSONColumnType<WireChatSource[]>;
    /** The products that it shows. Their prices are those of the moment in which it is read. */
    product_names: JSONColumnType<string[]>;
    created_at: Date;
  };
}
