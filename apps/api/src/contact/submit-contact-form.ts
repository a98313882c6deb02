import { checkContact } from "@shop/auth-ui";
import { type Locale, ok, type Result, randomUuid } from "@shop/kernel";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { enqueueMail } from "../platform/mail/enqueue-mail.ts";
import type { Deps } from "../ports/deps.ts";
import { findUser } from "../users/index.ts";
import { insertContactMessage } from "./contact-messages.ts";
import { contactMail } from "./mails/contact.ts";
import { contactCopyMail } from "./mails/contact-copy.ts";

interface ContactInput {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly userId: string | null;
  /** Of the copy. */
  readonly locale: Locale;
}

/**
 * Stores a message and mails it to the shop's team; their reply goes to the sender. A logged-in customer's own name and address replace the
 * submitted ones, and the customer gets a copy. A guest's address may be anyone's, so a guest gets a mail without the typed text, three an
 * hour at most. Failures: those of `checkContact`. Source: ACCT-09, SAFE-03.
 */
export async function submitContactForm(deps: Deps, input: ContactInput): Promise<Result<void>> {
  const user = input.userId ? await findUser(deps.db, input.userId) : undefined;
  const sender = user
    ? { name: `${user.first_name} ${user.last_name}`.trim() || user.email, email: user.email }
    : input;
  const { subject, message } = input;
  const checked = checkContact({ name: sender.name, email: sender.email, subject, message });
  if (!checked.isOk) return checked;
  const nowMs = deps.clock.nowMs();
  const mail = contactMail(deps.settings, { ...checked.value, isCustomer: user !== undefined });
  await inTransaction(deps.db, async (trx) => {
    const userId = user?.id ?? null;
    await insertContactMessage(trx, {
      id: randomUuid(deps.random),
      user_id: userId,
      ...checked.value,
      created_at: new Date(nowMs),
    });
    const { contactRecipient } = deps.settings;
    await enqueueMail(trx, deps, {
      kind: "contact",
      recipient: contactRecipient,
      userId,
      replyTo: checked.value.email,
      ...mail,
    });
    const copy = contactCopyMail(deps.settings, {
      locale: input.locale,
      typed: user ? { ...checked.value, name: user.first_name.trim() || sender.name } : null,
    });
    const kind = user ? "contactCopy" : "contactReceived";
    await enqueueMail(trx, deps, { kind, recipient: checked.value.email, userId, ...copy });
  });
  return ok(undefined);
}
