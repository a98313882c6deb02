import type { MailTransport } from "../mail-transport.ts";

/** The timeouts for a mail server that doesn't respond. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends by an SMTP server: `smtp://user:password@host:587`, `smtps://…:465`. Sender, recipients and headers go in as
 * fields, and files or addresses named in a mail are never read. Rejects where the server is away, refuses, or is silent for
 * longer than `timeouts` (ms).
 */
export async function createSmtpTransport(
  url: string,
  timeouts = TIMEOUTS,
): Promise<MailTransport & { close(): void }> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({
        messageId: mail.messageId,
        from: mail.from,
        to: { name: "", address: mail.to },
        ...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { ...mail.headers, "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}
