import { formatSize } from "@shop/catalog";
import { useCatalogMessages } from "@shop/catalog/react";
import { type Translate, useLocale } from "../messages/use-texts.ts";
import type { FileWords } from "./desk-files.ts";
import type { DeskTextKey } from "./messages/index.ts";

/** What files and their buttons are called, in the page's language. */
export function useFileWords(text: Translate<DeskTextKey>): FileWords {
  const messages = useCatalogMessages();
  const locale = useLocale();
  const formatOf: FileWords["formatOf"] = (format) => messages[`catalog.format.${format}`];
  return {
    formatOf,
    sizeOf: (sizeBytes) => formatSize(sizeBytes, locale),
    labelOf: (product, format) =>
      format === "win" || format === "mac"
        ? text("fileLabel", { product, system: formatOf(format) })
        : text("formatLabel", { product, format: formatOf(format) }),
  };
}
