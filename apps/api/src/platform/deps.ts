import type { Clock, Random } from "@shop/kernel";
import type { Kysely } from "kysely";
import type { PlatformTables } from "./database/tables.ts";
import type { MailTransport } from "./mail-transport.ts";

/** The external dependencies of every part of the back end, whatever the shop sells. `ports/deps.ts` adds those of the subjects. */
export interface PlatformDeps {
  readonly db: Kysely<PlatformTables>;
  readonly clock: Clock;
  readonly random: Random;
  /** How mail is sent. Null: there is no SMTP server, and mails stay in the outbox. */
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
  /** Other origins that may call with a session cookie or be redirected to. */
  readonly allowedOrigins: readonly string[];
  /** Key of every HMAC: security tokens and every signed link. At least 32 bytes. */
  readonly secret: string;
  readonly shopName: string;
  readonly mailSender: string;
  /** How many proxies in front of the process are ours; their X-Forwarded-For entries are trusted. */
  readonly trustedProxies: number;
}

/** Whether a domain accepts mail (MX, else A/AAAA). `unknown` if the look-up itself fails. */
export interface MailDomainLookup {
  acceptsMail(domain: string): Promise<"yes" | "no" | "unknown">;
}

/** A folder of files. Paths are relative, with forward slashes; one that leads out of the folder counts as missing. */
export interface FileStorage {
  /** The bytes from `start` to `end` inclusive, or null where there is no such file. */
  read(path: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | null>;
  stat(path: string): Promise<StoredFile | null>;
}

/** What is known of a file without reading it. */
export interface StoredFile {
  readonly sizeBytes: number;
  readonly modifiedAtMs: number;
}

export interface Log {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
}
