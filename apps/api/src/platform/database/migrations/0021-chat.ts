import { type Kysely, sql } from "kysely";

/**
 * What the chat quotes, as searchable passages in each language, and the chats with their messages. A holder has one current chat; a message's
 * position is unique within its chat, so that two tabs that send at once agree on one order.
 */
const STATEMENTS = [
  `create table answer_passages (
    source text not null,
    position integer not null,
    locale text not null check (locale in ('en', 'de', 'ja')),
    kind text not null check (kind in ('answer', 'page', 'product', 'tutorial')),
    title text not null,
    path text not null,
    body text not null,
    product_name text,
    about text check (about in ('downloads', 'licences', 'orders')),
    terms tsvector not null,
    primary key (locale, source, position)
  )`,
  `create index answer_passages_terms on answer_passages using gin (terms)`,
  `create sequence chat_tickets start 1001`,
  `create table chats (
    id uuid primary key,
    visitor_id uuid,
    user_id uuid references users (id) on delete cascade,
    is_current boolean not null default true,
    locale text not null,
    state text not null default 'open' check (state in ('open', 'closed', 'handedOver')),
    expects text not null default 'question' check (expects in ('question', 'email', 'consent')),
    email text,
    ticket integer unique,
    warnings integer not null default 0,
    messages integer not null default 0,
    created_at timestamptz not null,
    last_message_at timestamptz not null,
    ended_at timestamptz,
    next_chat_at timestamptz,
    check ((user_id is null) <> (visitor_id is null)),
    check ((state = 'open') = (ended_at is null) and (ended_at is null) = (next_chat_at is null)),
    check ((state = 'handedOver') = (ticket is not null))
  )`,
  `create unique index chats_current_of_user on chats (user_id) where is_current and user_id is not null`,
  `create unique index chats_current_of_visitor on chats (visitor_id) where is_current and visitor_id is not null`,
  `create index chats_user on chats (user_id)`,
  `create index chats_last_message on chats (last_message_at)`,
  `create table chat_messages (
    id uuid primary key,
    chat_id uuid not null references chats (id) on delete cascade,
    position integer not null,
    sender text not null check (sender in ('user', 'bot')),
    content text not null,
    sources jsonb not null default '[]',
    product_names jsonb not null default '[]',
    created_at timestamptz not null,
    unique (chat_id, position)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
