import { plainText } from "./sections-of.ts";

const ITEM = /<li>(.*?)<\/li>/gs;
const FORMAT = /\b(?:VST3?|AUv3|AU|AAX|CLAP|LV2|WAV|AIFF?|FLAC)\b/;
/** A format, a sample rate or a bit depth. */
const FIGURE = new RegExp(`${FORMAT.source}|\\b\\d+(?:\\.\\d+)? kHz\\b|\\b\\d+ bit\\b`, "g");
const FIRST_WORD = /^[\p{L}-]+/u;

/**
 * The formats of a product, from the lists of its page that name them: `Windows: VST3, AAX`, `WAV, AIF, 24 bit, 48 kHz`. The first word
 * before a colon is the system or the device they are for. They are the same in every language.
 */
export function formatsOf(html: string): readonly string[] {
  const lines = [...html.matchAll(ITEM)].flatMap(([, item = ""]) => toLine(plainText(item)) ?? []);
  return [...new Set(lines)];
}

function toLine(text: string): string | null {
  if (!FORMAT.test(text)) return null;
  const [before = "", after] = text.split(/: (.*)/s);
  const isFor = after !== undefined && !FORMAT.test(before);
  const figures = [...new Set((isFor ? after : text).match(FIGURE))].join(", ");
  return isFor ? `${FIRST_WORD.exec(before)?.[0] ?? before}: ${figures}` : figures;
}
