import { type Kysely, sql } from "kysely";

/**
 * Data that outlives its account: the orders that the law requires to be kept, until their period is over, and the link from a transferred
 * licence to the order that paid for it. Also, failed requests for a reset mail are retried later.
 */
const STATEMENTS = [
  // The sender may be erased, and the transfer too: a refund finds the licence by this.
  `alter table licences add column origin_line_id uuid references order_lines(id) on delete set null`,
  `create index licences_origin_line_id on licences (origin_line_id) where origin_line_id is not null`,
  `with recursive handed_on (id, line_id) as (
     select transfer.new_licence_id, given.order_line_id
       from licence_transfers as transfer join licences as given on given.id = transfer.licence_id
       where transfer.new_licence_id is not null and given.order_line_id is not null
     union
     select transfer.new_licence_id, handed_on.line_id
       from handed_on join licence_transfers as transfer on transfer.licence_id = handed_on.id
       where transfer.new_licence_id is not null
   )
   update licences set origin_line_id = handed_on.line_id from handed_on where licences.id = handed_on.id`,

  `alter table password_requests add column attempts integer not null default 0`,
  `alter table password_requests add column next_attempt_at timestamptz`,

  // Lines are deleted with their order alone, by a transaction that has named it.
  `create function refuse_line_change() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' and current_setting('shop.deletes_order', true) = old.order_id::text then return old; end if;
     raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
   end $$`,
  `drop trigger order_lines_immutable on order_lines`,
  `create trigger order_lines_immutable before update or delete on order_lines for each row execute function refuse_line_change()`,
  `create index consents_order_id on consents (order_id) where order_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
