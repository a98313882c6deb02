import { type Kysely, sql } from "kysely";

/**
 * Requests for a reset mail: addresses as they were typed, in lower case, whether or not they have an account. The call writes only this
 * one row, so neither its response nor its time reveals anything; a job does the rest.
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
