const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Of an invoice or a credit note: year and sequence. */
const DOCUMENT_NUMBER = /\b\d{4}-\d{6,}\b/g;

/** Text as HTML in which an invoice's number stays on one line: clients would break it at its hyphen. */
export function wordsHtml(text: string): string {
  return escapeHtml(text).replace(DOCUMENT_NUMBER, '<span style="white-space:nowrap">$&</span>');
}
