import type { Log } from "@shop/api";
import { type DestinationStream, pino } from "pino";

/**
 * Suffixes of fields that contain a secret, wherever they are: `csrf_token`, `sessionToken`, `passwordHash`, `Set-Cookie`, `licence_key`.
 */
const SECRET_FIELD = /(?:password|password2|passwordhash|token|key|secret|cookie|authorization|^pin)$/;
/** A mailed link's key, or a download link's signature, in an address within a text. */
const SECRET_PARAMETERS = /([?&](?:key|token|pin|sig|signature)=)[^&#\s"']+/gi;
const REDACTED = "[redacted]";
/** Nothing that is logged nests deeper; anything deeper is cut off. */
const MAX_DEPTH = 8;

/** Writes the log as JSON lines to standard error, so that standard output stays for the operator. Secrets are removed. */
export function createJsonLog(
  level: "info" | "warn" | "error" | "silent",
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  return {
    info: (fields, message) => logger.info(redactFields(fields), redactText(message)),
    warn: (fields, message) => logger.warn(redactFields(fields), redactText(message)),
    error: (fields, message) => logger.error(redactFields(fields), redactText(message)),
  };
}

function redactFields(fields: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isSecret(name) ? REDACTED : redact(value, depth + 1)]),
  );
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value === "string") return redactText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return "[too deep]";
  if (value instanceof Error) return redactText(value.stack ?? value.message);
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map((item) => redact(item, depth + 1)) : redactFields(value, depth);
}

function isSecret(name: string): boolean {
  return SECRET_FIELD.test(name.toLowerCase().replace(/[_-]/g, ""));
}

function redactText(text: string): string {
  return text.replace(SECRET_PARAMETERS, `$1${REDACTED}`);
}
