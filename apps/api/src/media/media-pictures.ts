import { type ImageSource, imageSources } from "@shop/catalog";
import { createMediaAddress, type MediaFile, pathnameOf } from "./media-version.ts";

/** What is known of a public picture before it is fetched. */
export interface MediaPicture {
  /** With the version of its content. */
  readonly address: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`; null for a picture that lets its background through. */
  readonly dominantColour: string | null;
  /** Its formats and widths, where it has several. */
  readonly sources: readonly ImageSource[];
}

/** The picture of an address below /media, with or without its version; null if the build knows none. */
export type FindPicture = (address: string) => MediaPicture | null;

export function createFindPicture(media: readonly MediaFile[]): FindPicture {
  const mediaAddress = createMediaAddress(media);
  const pictures = new Map(
    media.flatMap(({ path, width, height, dominantColour = null }) => {
      if (width === undefined || height === undefined) return [];
      const address = mediaAddress(pathnameOf(path));
      const picture = { address, width, height, dominantColour, sources: imageSources(address, width) };
      return [[withoutVersion(address), picture] as const];
    }),
  );
  return (address) => pictures.get(withoutVersion(address)) ?? null;
}

function withoutVersion(address: string): string {
  return address.split("?")[0] ?? "";
}
