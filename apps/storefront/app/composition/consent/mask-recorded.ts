/** Attributes that may contain words, or what was typed. */
const MASKED = new Set(["alt", "aria-label", "aria-valuetext", "label", "placeholder", "title", "value"]);
/** Attributes with an address, whose query may name somebody. */
const ADDRESSES = new Set(["action", "formaction", "href", "src", "srcset"]);
/** On an element: its texts may be recorded as they are. */
export const UNMASKED_MARK = "data-record-text";

/** A text with every letter and figure replaced: what is left is its length and its lines. */
export function maskText(text: string, element?: Pick<Element, "closest"> | null): string {
  return element?.closest(`[${UNMASKED_MARK}]`) ? text : text.replace(/\S/g, "*");
}

/**
 * What the recorder has noted, with masked attributes: it masks texts and fields by itself, but neither labels nor addresses. Source:
 * CONSENT-02.
 */
export function maskRecorded<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(maskRecorded) as Value;
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    if (key === "attributes" && !Array.isArray(inner)) return [key, maskAttributes(inner)];
    return [key, key === "href" && typeof inner === "string" ? withoutQuery(inner) : maskRecorded(inner)];
  });
  return Object.fromEntries(entries) as Value;
}

function maskAttributes(attributes: object): object {
  const entries = Object.entries(attributes).map(([name, value]) => {
    if (typeof value !== "string") return [name, value];
    if (MASKED.has(name)) return [name, maskText(value)];
    return [name, ADDRESSES.has(name) ? withoutQuery(value) : value];
  });
  return Object.fromEntries(entries);
}

function withoutQuery(address: string): string {
  return address.startsWith("data:") ? address : address.replace(/[?#].*$/, "");
}
