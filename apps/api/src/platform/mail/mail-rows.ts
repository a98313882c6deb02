import { escapeHtml } from "./escape-html.ts";
import { FACE, FIGURE, WRAP } from "./styles.ts";

/** The width of a row's picture. It leaves room for a name and its figure on the narrowest phone. */
const ROW_PICTURE_WIDTH = 80;

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
  /** Empty: the label says it all. */
  readonly value: string;
  /** A value that doesn't fit beside its label on a phone, a licence key or an address, has a line of its own. */
  readonly isLong?: boolean;
  /** A value that is read, a name or an address, not compared or typed: in the face of the text. Default: a figure. */
  readonly isWords?: boolean;
  /** Beside the label, at a row's size. */
  readonly picture?: MailPicture | undefined;
  /** Small lines below the label. */
  readonly notes?: readonly string[];
  /** A sum, or what the mail is about: drawn heavier, with a line above. */
  readonly isTotal?: boolean;
}

/** The rows as lines of the text alternative, with the colon of the mail's language. */
export function rowsText(rows: readonly MailRow[], colon: string): string {
  return rows
    .flatMap(({ label, value, notes = [] }) => [
      value === "" ? label : `${label}${colon}${value}`,
      ...notes.map((note) => `    ${note}`),
    ])
    .join("\n");
}

/** The rows as a table. Where one row has a picture, all names begin beside its column. */
export function rowsTable(rows: readonly MailRow[]): string {
  if (rows.length === 0) return "";
  const hasPictures = rows.some((row) => row.picture);
  const lines = rows.map((row) => rowLine(row, hasPictures)).join("\n");
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">${lines}</table>\n`;
}

/** Of a fixed size, so that a client that fetches no pictures keeps its place. */
export function picture({ url, alt, width, height }: MailPicture): string {
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" border="0" style="display:block;width:${width}px;height:${height}px;margin:0;border-radius:2px">`;
}

function rowLine(row: MailRow, hasPictures: boolean): string {
  const weight = row.isTotal ? "650" : "400";
  const cell = `padding:10px 0;border-top:${row.isTotal ? 2 : 1}px solid #d6cdbd;font-weight:${weight};color:#1d1914`;
  const label = `${cell};${FACE};${WRAP};font-size:15px;line-height:1.45`;
  const figure = `${row.isWords ? FACE : FIGURE};${WRAP};font-size:14px;line-height:1.45`;
  const [name, value] = [escapeHtml(row.label), escapeHtml(row.value)];
  const drawing = hasPictures ? pictureCell(row, cell) : "";
  if (row.isLong) {
    const below =
      value === "" ? "" : `<br><span${row.isWords ? "" : ' class="long"'} style="${figure}">${value}</span>`;
    return `<tr valign="middle">${drawing}<td class="ink line" colspan="2" style="${label}">${name}${below}</td></tr>`;
  }
  return `<tr valign="top">${drawing}<td class="ink line" width="100%" style="${label}">${name}</td>
<td class="ink line" align="right" style="${cell};${figure};padding-left:16px;white-space:nowrap">${value}</td></tr>${notesLine(row.notes ?? [], hasPictures)}`;
}

function pictureCell(row: MailRow, cell: string): string {
  const drawn = row.picture ? picture(atRowSize(row.picture)) : "";
  return `<td class="line" width="${ROW_PICTURE_WIDTH}" style="${cell};padding-right:12px">${drawn}</td>`;
}

function atRowSize(whole: MailPicture): MailPicture {
  return { ...whole, width: ROW_PICTURE_WIDTH, height: Math.round((whole.height * ROW_PICTURE_WIDTH) / whole.width) };
}

function notesLine(notes: readonly string[], hasPictures: boolean): string {
  if (notes.length === 0) return "";
  const style = `padding:0 0 10px;${FACE};${WRAP};font-size:13px;line-height:1.5;color:#665d50`;
  const before = hasPictures ? "<td></td>" : "";
  return `\n<tr>${before}<td class="label" colspan="2" style="${style}">${notes.map(escapeHtml).join("<br>")}</td></tr>`;
}
