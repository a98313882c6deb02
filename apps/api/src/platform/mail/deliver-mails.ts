import type { PlatformDeps } from "../deps.ts";
import type { MailTransport, OutgoingMail } from "../mail-transport.ts";
import {
  DELIVERY_BATCH,
  DELIVERY_LEASE_MS,
  FIRST_RETRY_DELAY_MS,
  LAST_BEGIN_MS,
  LONGEST_RETRY_DELAY_MS,
  MAX_DELIVERY_ATTEMPTS,
  MAX_ERROR_LENGTH,
} from "./limits.ts";
import { claimDueMails, type MailRow, markMailRefused, markMailSent } from "./mails.ts";

/**
 * Sends what is due, and returns how many were sent. A refused mail is retried at growing intervals, for about five days. Without a
 * transport everything stays in the outbox. Safe in several processes; a crash between sending and recording it sends twice.
 */
export async function deliverDueMails(deps: PlatformDeps): Promise<number> {
  if (!deps.mailTransport) return 0;
  const nowMs = deps.clock.nowMs();
  const claimed = await claimDueMails(deps.db, {
    now: new Date(nowMs),
    leaseUntil: new Date(nowMs + DELIVERY_LEASE_MS),
    maxAttempts: MAX_DELIVERY_ATTEMPTS,
    count: DELIVERY_BATCH,
  });
  let sent = 0;
  for (const mail of claimed) {
    // With a slow server the lease could expire and another process would send the rest too. Those mails wait until it is over.
    if (deps.clock.nowMs() - nowMs > LAST_BEGIN_MS) break;
    if (await deliver(deps, deps.mailTransport, mail)) sent += 1;
  }
  return sent;
}

async function deliver(deps: PlatformDeps, transport: MailTransport, mail: MailRow): Promise<boolean> {
  try {
    await transport.send(toOutgoing(deps, mail));
  } catch (error) {
    // Any reason at all: the server's refusal, a broken connection, a wrong setting. All of them may be gone at the next try.
    await noteRefusal(deps, mail, error);
    return false;
  }
  await markMailSent(deps.db, mail.id, new Date(deps.clock.nowMs()));
  return true;
}

async function noteRefusal(deps: PlatformDeps, mail: MailRow, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  // A server may send anything, and a NUL can't be stored: the error message would stop the run that reports it.
  const reason = message.replace(/\p{Cc}+/gu, " ").slice(0, MAX_ERROR_LENGTH);
  const nextAttemptAt = new Date(deps.clock.nowMs() + retryDelayMs(mail.attempts));
  await markMailRefused(deps.db, mail.id, { nextAttemptAt, error: reason });
  const fields = { mailId: mail.id, kind: mail.kind, attempts: mail.attempts };
  if (mail.attempts >= MAX_DELIVERY_ATTEMPTS) deps.log.error(fields, "mail given up");
  else deps.log.warn(fields, "mail refused");
}

/** The wait after the n-th refusal. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_DELAY_MS * 2 ** Math.max(0, attempts - 1), LONGEST_RETRY_DELAY_MS);
}

/** The message id is derived from the row's id, so that a mail sent twice is recognized as one. */
function toOutgoing(deps: PlatformDeps, mail: MailRow): OutgoingMail {
  return {
    messageId: `<${mail.id}@${new URL(deps.settings.origin).hostname}>`,
    from: mail.sender,
    to: mail.recipient,
    replyTo: mail.reply_to,
    subject: mail.subject,
    text: mail.text_body,
    html: mail.html_body,
    headers: mail.headers,
  };
}
