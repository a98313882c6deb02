import { escapeHtml } from "./escape-html.ts";
import { MAIL_STYLES } from "./styles.ts";

/** A picture in a mail, in the HTML alone. Its address is whole, and the same for every reader. */
export interface MailPicture {
  readonly url: string;
  /** Empty where the text beside it says the same. */
  readonly alt: string;
  /** In pixels of the page. */
  readonly width: number;
  readonly height: number;
}

/** One line of a table in a mail: what it is, and its figure. */
export interface MailRow {
  readonly label: string;
  readonly value: string;
  /** A value that doesn't fit beside its label on a phone, a licence key or an address, has a line of its own. */
  readonly isLong?: boolean;
  /** Above the label. */
  readonly picture?: MailPicture | undefined;
  /** Small lines below the label. */
  readonly notes?: readonly string[];
  /** A sum, or what the mail is about: drawn heavier, with a line above. */
  readonly isTotal?: boolean;
}

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
  /** What is to be typed in elsewhere: drawn large, alone on its line. */
  readonly code?: string;
  /** The one thing to do, on an address of the shop's own origin. */
  readonly action?: { readonly label: string; readonly url: string };
  readonly rows?: readonly MailRow[];
  /** After the rows, before the action. */
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
  const blocks = [
    content.shopName,
    content.heading,
    ...content.paragraphs,
    content.code ?? "",
    rowsText(content.rows ?? [], colon),
    ...(content.sections ?? []).flatMap(({ heading, paragraphs = [], rows = [] }) => [
      `${heading}\n${[...paragraphs, rowsText(rows, colon)].filter(Boolean).join("\n\n")}`,
    ]),
    content.action ? `${content.action.label}${colon.trimEnd()}\n${content.action.url}` : "",
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

function rowsText(rows: readonly MailRow[], colon: string): string {
  return rows
    .flatMap((row) => [`${row.label}${colon}${row.value}`, ...(row.notes ?? []).map((note) => `    ${note}`)])
    .join("\n");
}

function renderHtml(content: MailContent): string {
  const paragraphs = content.paragraphs.map(paragraph).join("");
  const closing = (content.closing ?? []).map(paragraph).join("");
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
<tr><td class="label" style="padding:0 0 12px;${LABEL};color:#665d50">${escapeHtml(content.shopName)}</td></tr>
<tr><td class="panel" style="padding:32px;background:#f7f3ea;border:1px solid #d6cdbd;border-radius:3px">
<h1 class="ink" style="margin:0 0 20px;${FACE};${WRAP};font-size:22px;line-height:1.2;font-weight:650;color:#1d1914">${escapeHtml(content.heading)}</h1>
${paragraphs}${content.picture ? picture(content.picture) : ""}${content.code ? codeLine(content.code) : ""}${rowsTable(content.rows ?? [])}${(content.sections ?? []).map(section).join("")}${content.action ? button(content.action) : ""}${closing}
</td></tr>
<tr><td class="label" style="padding:16px 0 0;${FACE};font-size:13px;line-height:1.5;color:#665d50">${content.footer.map(escapeHtml).join("<br>")}${content.end ? endLink(content.end) : ""}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const FACE = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,'Hiragino Sans','Yu Gothic',sans-serif";
const FIGURE =
  "font-family:'SFMono-Regular',Menlo,Consolas,'Liberation Mono',monospace;font-variant-numeric:tabular-nums";
/** A word that is longer than the line, an address for the most part, doesn't widen the mail. */
const WRAP = "overflow-wrap:anywhere";
const LABEL = `${FACE};font-size:12px;line-height:1.4;font-weight:600;letter-spacing:.075em;text-transform:uppercase`;

function paragraph(text: string): string {
  const lines = text.split("\n").map(escapeHtml).join("<br>");
  return `<p class="ink" style="margin:0 0 16px;${FACE};${WRAP};font-size:16px;line-height:1.55;color:#1d1914">${lines}</p>\n`;
}

/** Of a fixed size, so that a client that fetches no pictures keeps its place. */
function picture({ url, alt, width, height }: MailPicture): string {
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" border="0" style="display:block;width:${width}px;height:${height}px;margin:0 0 8px;border-radius:2px">`;
}

/** Spaced by style only, so that copying it gives what has to be typed. */
function codeLine(code: string): string {
  return `<p class="ink" style="margin:8px 0 24px;${FIGURE};font-size:32px;line-height:1.2;font-weight:650;letter-spacing:.12em;color:#1d1914">${escapeHtml(code)}</p>\n`;
}

function section({ heading, paragraphs = [], rows = [] }: MailSection): string {
  const title = `<h2 class="label" style="margin:24px 0 8px;${LABEL};${WRAP};color:#665d50">${escapeHtml(heading)}</h2>\n`;
  return `${title}${paragraphs.map(paragraph).join("")}${rowsTable(rows)}`;
}

function rowsTable(rows: readonly MailRow[]): string {
  if (rows.length === 0) return "";
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">${rows.map(rowLine).join("\n")}</table>\n`;
}

function rowLine(row: MailRow): string {
  const weight = row.isTotal ? "650" : "400";
  const cell = `padding:10px 0;border-top:${row.isTotal ? 2 : 1}px solid #d6cdbd;font-weight:${weight};color:#1d1914`;
  const label = `${cell};${FACE};${WRAP};font-size:15px;line-height:1.45`;
  const figure = `${FIGURE};font-size:14px;line-height:1.45`;
  const [name, value] = [`${row.picture ? picture(row.picture) : ""}${escapeHtml(row.label)}`, escapeHtml(row.value)];
  if (row.isLong) {
    return `<tr><td class="ink line" colspan="2" style="${label}">${name}<br><span style="${figure}">${value}</span></td></tr>`;
  }
  return `<tr valign="top"><td class="ink line" width="100%" style="${label}">${name}</td>
<td class="ink line" align="right" style="${cell};${figure};padding-left:16px;white-space:nowrap">${value}</td></tr>${notesLine(row.notes ?? [])}`;
}

function notesLine(notes: readonly string[]): string {
  if (notes.length === 0) return "";
  const style = `padding:0 0 10px;${FACE};${WRAP};font-size:13px;line-height:1.5;color:#665d50`;
  return `\n<tr><td class="label" colspan="2" style="${style}">${notes.map(escapeHtml).join("<br>")}</td></tr>`;
}

function endLink({ label, url }: { readonly label: string; readonly url: string }): string {
  return `<br><a class="link" href="${escapeHtml(url)}" style="color:#a34d00">${escapeHtml(label)}</a>`;
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
