import * as z from "zod";
import { count, define, timeoutMs } from "./define-setting.ts";

/** PostgreSQL's URL, if it is used, and its timeouts. */
export const databaseSettings = {
  DATABASE_URL: define({
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\/.+/)
      .optional(),
    allowed: "postgres://user:password@host:port/name",
    fallback: "the embedded database",
    purpose: "A PostgreSQL server instead of the embedded one.",
  }),
  DATABASE_POOL_SIZE: define({
    schema: count(1, 200).default(10),
    allowed: "1 to 200",
    fallback: "10",
    purpose: "How many connections this process may open to PostgreSQL.",
  }),
  DATABASE_STATEMENT_TIMEOUT_MS: define({
    schema: timeoutMs.default(10_000),
    allowed: "0 to 600000; 0 for no limit",
    fallback: "10000",
    purpose:
      "PostgreSQL cancels a statement that takes longer, in milliseconds. The call gets 503 and may be repeated. Migrations and the import of content have no limit.",
  }),
  DATABASE_LOCK_TIMEOUT_MS: define({
    schema: timeoutMs.default(3_000),
    allowed: "0 to 600000; 0 for no limit",
    fallback: "3000",
    purpose: "How long a statement waits for a lock that another transaction holds, in milliseconds.",
  }),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: define({
    schema: timeoutMs.default(15_000),
    allowed: "0 to 600000; 0 for no limit",
    fallback: "15000",
    purpose:
      "PostgreSQL ends a connection whose transaction does nothing for longer, in milliseconds: what a stopped process has locked becomes free.",
  }),
  DATABASE_CONNECTION_TIMEOUT_MS: define({
    schema: timeoutMs.default(5_000),
    allowed: "0 to 600000; 0 for no limit",
    fallback: "5000",
    purpose: "How long a call waits for one of this process's connections to PostgreSQL, in milliseconds.",
  }),
} as const;
