import {
  type DownloadLink,
  type DownloadTarget,
  downloadName,
  filesFor,
  type OwnedProduct,
  type ProductType,
  versionsOf,
} from "@shop/catalog";

/** A file to download. */
export interface DeskFile {
  readonly href: string;
  readonly fileName: string;
  readonly format: DownloadLink["format"];
  /** "macOS". */
  readonly text: string;
  /** What the button is called for a screen reader. */
  readonly label: string;
  /** "12 MB"; null if unknown. */
  readonly size: string | null;
}

/** The version that the customer downloaded last, and the current one. */
export interface DeskVersion {
  /** The system that it is for; null where all files have one version. */
  readonly label: string | null;
  readonly have: string | null;
  readonly current: string | null;
  readonly hasUpdate: boolean;
}

/** The files of one product, for one visitor. */
export interface DeskFiles {
  readonly versions: readonly DeskVersion[];
  readonly first: readonly DeskFile[];
  readonly others: readonly DeskFile[];
}

/** What a row needs to know of its product. */
export interface DeskProduct {
  readonly name: string;
  readonly type: ProductType;
  readonly path: string;
}

export interface FileWords {
  readonly sizeOf: (sizeBytes: number) => string;
  readonly formatOf: (format: DownloadLink["format"]) => string;
  readonly labelOf: (product: string, format: DownloadLink["format"]) => string;
}

/** The files of an owned product, sorted into those for this visitor and the rest, as texts. */
export function toDeskFiles(product: OwnedProduct, target: DownloadTarget, words: FileWords): DeskFiles {
  const { first, others } = filesFor(product.downloads, target);
  const shown = first.length > 0 ? first : product.downloads;
  const toFile = (link: DownloadLink): DeskFile => ({
    href: link.url,
    fileName: downloadName(product, link),
    format: link.format,
    text: words.formatOf(link.format),
    label: words.labelOf(product.name, link.format),
    size: link.sizeBytes === null ? null : words.sizeOf(link.sizeBytes),
  });
  const versions = versionsOf(shown);
  return {
    versions: versions.map(({ formats, have, current, hasUpdate }) => ({
      label: versions.length > 1 ? formats.map(words.formatOf).join(", ") : null,
      have,
      current,
      hasUpdate,
    })),
    first: first.map(toFile),
    others: others.map(toFile),
  };
}
