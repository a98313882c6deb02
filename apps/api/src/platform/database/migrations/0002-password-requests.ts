import { type Kysely, sql } from "kysely";

/**
 * Who has asked for a reset mail: addresses as they were typed, lower case, whether or not they have an account. The call writes
 * this one row and nothing else, so that neither its answer nor its time tells; a job does the rest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table password_requests (
         id uuid primary key,
         email text not null,
         requested_at timestamptz not null
       )`,
    )
    .execute(db);
}
