import { messages as catalogMessages, formatSize } from "@shop/catalog";
import { formatMessage, type Locale } from "@shop/kernel";
import type { FileWords } from "./desk-files.ts";
import { deskTexts } from "./messages/index.ts";

/** What files and their buttons are called in a language. */
export function fileWords(locale: Locale): FileWords {
  const formatOf: FileWords["formatOf"] = (format) => catalogMessages[locale][`catalog.format.${format}`];
  return {
    formatOf,
    sizeOf: (sizeBytes) => formatSize(sizeBytes, locale),
    labelOf: (product, format) =>
      format === "win" || format === "mac"
        ? formatMessage(deskTexts[locale].fileLabel, { product, system: formatOf(format) })
        : formatMessage(deskTexts[locale].formatLabel, { product, format: formatOf(format) }),
  };
}
