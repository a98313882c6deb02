import type { Log } from "@shop/api";
import { pino } from "pino";

/** Where a secret could stand in what is logged; pino writes [redacted] in its place. */
const REDACTED_FIELDS = [
  "password",
  "password_2",
  "token",
  "csrf_token",
  "access_token",
  "key",
  "pin",
  "secret",
  "cookie",
  "authorization",
];

/** The log as JSON lines on standard error, so that standard output stays for the operator. */
export function createJsonLog(level: "info" | "warn" | "error" | "silent"): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: REDACTED_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: "[redacted]" },
    },
    pino.destination({ dest: 2, sync: true }),
  );
  return {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
  };
}
