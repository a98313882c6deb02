import type { Vocabulary } from "./read-vocabulary.ts";

/** How texts are written that aren't free texts. */
const WRITTEN: Readonly<Record<string, (text: string) => boolean>> = {
  Text: () => true,
  URL: (text) => /^https?:\/\//.test(text) && URL.canParse(text),
  Date: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDate(text),
  DateTime: (text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/.test(text) && isDate(text),
  Time: (text) => /^\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/.test(text),
  Duration: (text) => /^P(?=.)(\d+[YMWD])*(T(\d+[HMS])+)?$/.test(text),
  Number: (text) => text.trim() !== "" && Number.isFinite(Number(text)),
  Integer: (text) => /^-?\d+$/.test(text),
};

const isDate = (text: string) => !Number.isNaN(Date.parse(text));

/**
 * What schema.org's vocabulary says against a block of JSON-LD: unknown types and properties, values of a kind that a property doesn't take,
 * enumeration members that don't exist. One line each, with the way to the place; empty if all is well.
 */
export function checkStructuredData(block: unknown, vocabulary: Vocabulary): string[] {
  if (!isObject(block)) return ["The block is no object."];
  const context = block["@context"];
  const first = context === "https://schema.org" ? [] : [`The context is ${JSON.stringify(context)}.`];
  return [...first, ...checkObject(block, vocabulary, "")];
}

function checkObject(block: JsonObject, vocabulary: Vocabulary, place: string): string[] {
  const type = block["@type"];
  if (typeof type !== "string" || !vocabulary.hasType(type)) return [`${place}: there is no type ${type}.`];
  return Object.entries(block).flatMap(([property, value]) => {
    if (property.startsWith("@")) return [];
    const own = `${place}${type}.${property}`;
    const range = vocabulary.rangeOf(type, property);
    if (!range) return [`${own}: there is no such property.`];
    const values = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${own}: the list is empty.`];
    return values.flatMap((one) => checkValue(one, range, vocabulary, own));
  });
}

function checkValue(value: unknown, range: readonly string[], vocabulary: Vocabulary, place: string): string[] {
  const wrong = [`${place}: ${JSON.stringify(value)} is none of ${range.join(", ")}.`];
  if (isObject(value)) {
    const type = value["@type"];
    if (type === undefined) return Object.keys(value).join() === "@id" && range.includes("IdReference") ? [] : wrong;
    if (typeof type === "string" && range.some((one) => vocabulary.isA(type, one)))
      return checkObject(value, vocabulary, `${place} `);
    return vocabulary.hasType(String(type)) ? wrong : [`${place}: there is no type ${type}.`];
  }
  return range.some((one) => isWritten(value, one, vocabulary)) ? [] : wrong;
}

function isWritten(value: unknown, type: string, vocabulary: Vocabulary): boolean {
  if (typeof value === "boolean") return type === "Boolean";
  if (typeof value === "number") return type === "Number" || (type === "Integer" && Number.isInteger(value));
  if (typeof value !== "string" || value === "") return false;
  return WRITTEN[type]?.(value) ?? vocabulary.membersOf(type).has(value);
}

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
