import { escapeHtml, wordsHtml } from "./escape-html.ts";
import { type MailPicture, type MailRow, picture, rowsTable, rowsText } from "./mail-rows.ts";
import { FACE, FIGURE, LABEL, MAIL_STYLES, WRAP } from "./styles.ts";

/** A part of a mail with a heading of its own: a paragraph's lines, a table. */
export interface MailSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly rows?: readonly MailRow[];
}

/** A mail's content as plain text. The layout renders the HTML and the text alternative from the same texts. */
export interface MailContent {
  readonly locale: string;
  readonly shopName: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What the mail is about, after the paragraphs. */
  readonly picture?: MailPicture | undefined;
  /** What the mail hands over. The action follows it at once, before rows and sections. */
  readonly goods?: MailSection;
  /** What is to be typed in elsewhere: drawn large, alone on its line. */
  readonly code?: string;
  /** The one thing to do, on an address of the shop's own origin. */
  readonly action?: { readonly label: string; readonly url: string };
  /** A second address, below the action: a link in the text's size. */
  readonly link?: { readonly label: string; readonly url: string };
  readonly rows?: readonly MailRow[];
  /** After the rows. The action is after them, where there are no goods. */
  readonly sections?: readonly MailSection[];
  /** Shown after rows, sections and action. */
  readonly closing?: readonly string[];
  /** Small print: who sends this and why. */
  readonly footer: readonly string[];
  /** After the small print: how to get no more mails like this. */
  readonly end?: { readonly label: string; readonly url: string };
}

export interface RenderedMail {
  readonly text: string;
  readonly html: string;
}

/**
 * A mail that reads well in clients of any age, in light and in dark: one column of tables, styles inline where a
 * client drops the head. Every word is escaped here and nowhere else.
 */
export function renderMail(content: MailContent): RenderedMail {
  return { text: renderText(content), html: renderHtml(content) };
}

function renderText(content: MailContent): string {
  const colon = colonOf(content);
  const sectionText = ({ heading, paragraphs = [], rows = [] }: MailSection) =>
    `${heading}\n${[...paragraphs, rowsText(rows, colon)].filter(Boolean).join("\n\n")}`;
  const linkText = (link: MailContent["link"]) => (link ? `${link.label}${colon.trimEnd()}\n${link.url}` : "");
  const figures = [rowsText(content.rows ?? [], colon), ...(content.sections ?? []).map(sectionText)];
  const acts = [linkText(content.action), linkText(content.link)];
  const blocks = [
    content.shopName,
    content.heading,
    ...content.paragraphs,
    content.code ?? "",
    ...(content.goods ? [sectionText(content.goods), ...acts, ...figures] : [...figures, ...acts]),
    ...(content.closing ?? []),
    content.footer.length > 0 ? `-- \n${content.footer.join("\n")}` : "",
    content.end ? `${content.end.label}${colon.trimEnd()}\n${content.end.url}` : "",
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** Japanese has a colon of its own, with its space in it. */
function colonOf({ locale }: MailContent): string {
  return locale === "ja" ? "：" : ": ";
}

function renderHtml(content: MailContent): string {
  const paragraphs = content.paragraphs.map(paragraph).join("");
  const closing = (content.closing ?? []).map(paragraph).join("");
  const figures = `${rowsTable(content.rows ?? [])}${(content.sections ?? []).map(section).join("")}`;
  const acts = `${content.action ? button(content.action) : ""}${content.link ? textLink(content.link) : ""}`;
  const lead = content.goods ? `${section(content.goods)}${acts}${figures}` : `${figures}${acts}`;
  return `<!doctype html>
<html lang="${escapeHtml(content.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.heading)}</title>
<style>${MAIL_STYLES}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#efe9dd;color:#1d1914">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#efe9dd">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 0 16px">${masthead(content.shopName)}</td></tr>
<tr><td class="panel" style="padding:32px 32px 12px;background:#f7f3ea;border:1px solid #d6cdbd;border-radius:3px">
<h1 class="ink" style="margin:0 0 20px;${FACE};${WRAP};font-size:22px;line-height:1.2;font-weight:650;color:#1d1914">${escapeHtml(content.heading)}</h1>
${paragraphs}${content.picture ? `<div style="margin:0 0 16px">${picture(content.picture)}</div>` : ""}${content.code ? codeLine(content.code) : ""}${lead}${closing}
</td></tr>
<tr><td class="label" style="padding:16px 0 0;${FACE};${WRAP};font-size:13px;line-height:1.5;color:#665d50">${content.footer.map(escapeHtml).join("<br>")}${content.end ? endLink(content.end) : ""}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The shop's name beside a bar of its signal colour: nothing that has to be fetched. */
function masthead(shopName: string): string {
  const name = `${FACE};${WRAP};font-size:18px;line-height:24px;font-weight:700;letter-spacing:.06em;text-transform:uppercase;color:#1d1914`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="key" width="6" style="background:#a34d00;border-radius:1px"></td>
<td class="ink" style="padding-left:12px;${name}">${escapeHtml(shopName)}</td>
</tr></table>`;
}

function paragraph(text: string): string {
  const lines = text.split("\n").map(wordsHtml).join("<br>");
  return `<p class="ink" style="margin:0 0 16px;${FACE};${WRAP};font-size:16px;line-height:1.55;color:#1d1914">${lines}</p>\n`;
}

/** Spaced by style only, so that copying it gives what has to be typed. */
function codeLine(code: string): string {
  return `<p class="ink" style="margin:8px 0 24px;${FIGURE};font-size:32px;line-height:1.2;font-weight:650;letter-spacing:.12em;color:#1d1914">${escapeHtml(code)}</p>\n`;
}

function section({ heading, paragraphs = [], rows = [] }: MailSection): string {
  const title = `<h2 class="label" style="margin:24px 0 8px;${LABEL};${WRAP};color:#665d50">${escapeHtml(heading)}</h2>\n`;
  return `${title}${paragraphs.map(paragraph).join("")}${rowsTable(rows)}`;
}

function endLink({ label, url }: { readonly label: string; readonly url: string }): string {
  return `<br><a class="link" href="${escapeHtml(url)}" style="color:#a34d00">${escapeHtml(label)}</a>`;
}

function textLink({ label, url }: { readonly label: string; readonly url: string }): string {
  return `<p style="margin:0 0 24px;${FACE};${WRAP};font-size:15px;line-height:1.5"><a class="link" href="${escapeHtml(url)}" style="color:#a34d00">${wordsHtml(label)}</a></p>\n`;
}

/** A link that looks like a button, and its address in full below: clients that show no HTML link still lead on. */
function button(action: { readonly label: string; readonly url: string }): string {
  const url = escapeHtml(action.url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr>
<td class="key" style="background:#a34d00;border-radius:3px"><a class="key-text" href="${url}" style="display:inline-block;padding:12px 22px;${FACE};font-size:16px;line-height:20px;font-weight:650;color:#fffaf0;text-decoration:none">${escapeHtml(action.label)}</a></td>
</tr></table>
<p class="label" style="margin:0 0 20px;${FACE};font-size:13px;line-height:1.5;color:#665d50;word-break:break-all"><a class="link" href="${url}" style="color:#a34d00">${url}</a></p>
`;
}
