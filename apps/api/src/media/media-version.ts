/** 64 bits of the hash: enough that no two contents of one file collide. */
const VERSION_LENGTH = 16;
/** Any site: only the path matters. */
const SITE = "https://shop.invalid";

/** The parameter of a media address that contains its file's version. */
export const MEDIA_VERSION_PARAMETER = "v";

/** What a build knows of a public file. */
export interface MediaFile {
  /** Below /media. */
  readonly path: string;
  readonly sha256: string;
  /** Of a picture. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly dominantColour?: string | null | undefined;
}

/** The version of a public file, from its SHA-256 in hex. */
export function mediaVersion(sha256: string): string {
  return sha256.slice(0, VERSION_LENGTH);
}

/**
 * Adds the version of its file to a media address, so that a changed file gets a new address. An address that names no known file, or
 * already has parameters, is returned unchanged.
 */
export type MediaAddress = (address: string) => string;

export function createMediaAddress(media: readonly MediaFile[]): MediaAddress {
  const versions = new Map(media.map(({ path, sha256 }) => [pathnameOf(path), mediaVersion(sha256)]));
  return (address) => {
    const { pathname, search, hash } = new URL(address, SITE);
    const version = search === "" && hash === "" ? versions.get(pathname) : undefined;
    return version === undefined ? address : `${pathname}?${MEDIA_VERSION_PARAMETER}=${version}`;
  };
}

/** As browsers write the path of a file's address. */
export function pathnameOf(path: string): string {
  return encodeURI(`/media/${path}`).replace(/[?#]/g, encodeURIComponent);
}
