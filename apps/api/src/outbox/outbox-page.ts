import { escapeHtml } from "../platform/mail/escape-html.ts";
import type { MailRow } from "../platform/mail/mails.ts";

/** Where the outbox is read, on machines that send no mail. */
export const OUTBOX_PATH = "/dev/outbox";

/** All mails, newest first. */
export function outboxPage(mails: readonly MailRow[], isSending: boolean): string {
  const note = isSending
    ? "Mail leaves by the SMTP server that is set; this is the copy of it."
    : "No SMTP server is set: nothing leaves this machine, and every mail stays here.";
  const list =
    mails.length === 0
      ? `<p class="empty">No mail yet. Sign up in the shop, and the activation link appears here.</p>`
      : `<ol class="mails">${mails.map(mailLine).join("")}</ol>`;
  return page("Outbox", `<header><h1>Outbox</h1><p>${note}</p></header><main>${list}</main>`);
}

/** One mail: its fields, the HTML as a client shows it, and the text alternative. */
export function mailPage(mail: MailRow): string {
  const fields = [
    ["From", mail.sender],
    ["To", mail.recipient],
    ...(mail.reply_to ? [["Reply to", mail.reply_to]] : []),
    ["Written", timeOf(mail.created_at)],
    ["State", stateOf(mail)],
  ];
  const list = fields.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? "")}</dd>`).join("");
  const path = `${OUTBOX_PATH}/${mail.id}`;
  return page(
    mail.subject,
    `<header><p><a href="${OUTBOX_PATH}">Outbox</a></p><h1>${escapeHtml(mail.subject)}</h1><dl>${list}</dl></header>
<main>
<h2>HTML</h2>
<iframe title="The mail as HTML" src="${path}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
<h2>Text</h2>
<pre tabindex="0">${linked(mail.text_body)}</pre>
</main>`,
  );
}

/** The mail's own HTML, its links opening in place of the whole page. */
export function mailFrame(mail: MailRow): string {
  return mail.html_body.replace("<head>", `<head>\n<base target="_top">`);
}

function mailLine(mail: MailRow): string {
  return `<li><a href="${OUTBOX_PATH}/${mail.id}"><span class="subject">${escapeHtml(mail.subject)}</span>
<span class="to">${escapeHtml(mail.recipient)}</span>
<time datetime="${mail.created_at.toISOString()}">${timeOf(mail.created_at)}</time>
<span class="state" data-state="${mail.sent_at ? "sent" : mail.last_error ? "refused" : "waiting"}">${escapeHtml(stateOf(mail))}</span></a></li>`;
}

function stateOf(mail: MailRow): string {
  if (mail.sent_at) return `sent ${timeOf(mail.sent_at)}`;
  if (mail.last_error) return `refused, try ${mail.attempts}: ${mail.last_error}`;
  return "in the outbox";
}

function timeOf(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${OUTBOX_PATH}/outbox.css">
</head>
<body>${body}</body>
</html>
`;
}
