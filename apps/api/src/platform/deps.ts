import type { Clock, Random } from "@shop/kernel";
import type { Kysely } from "kysely";
import type { Database } from "./database/schema.ts";
import type { MailTransport } from "./mail-transport.ts";

/** What every part of the back end touches of the world, whatever the shop sells. `ports/deps.ts` adds what subjects need. */
export interface PlatformDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  /** Where mail leaves by. Null: there is no SMTP server, and mails stay in the outbox. */
  readonly mailTransport: MailTransport | null;
  readonly log: Log;
  /** Called after each request from outside, to count it. */
  readonly onRequest?: (request: FinishedRequest) => void;
  readonly settings: PlatformSettings;
}

/** A request from outside that has its response. */
export interface FinishedRequest {
  readonly path: string;
  /** Absent where the path is no operation's. */
  readonly operation: string | undefined;
  readonly status: number;
  readonly ms: number;
}

/** The settings of that part. */
export interface PlatformSettings {
  /** The shop's own origin, for links in mails and for redirects: `https://shop.example`. */
  readonly origin: string;
  /** Other origins that may call with a session cookie or be returned to. */
  readonly allowedOrigins: readonly string[];
  /** Key of every HMAC: security tokens and every signed link. At least 32 bytes. */
  readonly secret: string;
  readonly shopName: string;
  readonly mailSender: string;
  /** How many proxies in front of the process are ours; their X-Forwarded-For entries are believed. */
  readonly trustedProxies: number;
}

/** Whether mail for a domain is accepted somewhere (MX, else A/AAAA). `unknown` when the look-up itself fails. */
export interface MailDomainLookup {
  acceptsMail(domain: string): Promise<"yes" | "no" | "unknown">;
}

/** A folder of files. Paths are relative, with forward slashes; one that leads out of the folder is as good as missing. */
export interface FileStorage {
  /** The bytes from `start` to `end` inclusive, or null where there is no such file. */
  read(path: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | null>;
  stat(path: string): Promise<{ readonly sizeBytes: number; readonly modifiedAtMs: number } | null>;
}

export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}
