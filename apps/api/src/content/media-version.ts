/** 64 bits of the hash: enough that no two contents of one file meet. */
const VERSION_LENGTH = 16;
/** Any site: only the path counts. */
const SITE = "https://shop.invalid";

/** The parameter of a media address that holds its file's version. */
export const MEDIA_VERSION_PARAMETER = "v";

/** The version of a public file, from its SHA-256 in hex. */
export function mediaVersion(sha256: string): string {
  return sha256.slice(0, VERSION_LENGTH);
}

/**
 * Adds to a media address the version of its file, so that another content of the file has another address. An address that names no
 * known file, or has parameters already, is returned as it is.
 */
export type MediaAddress = (address: string) => string;

export function createMediaAddress(
  media: ReadonlyArray<{ readonly path: string; readonly sha256: string }>,
): MediaAddress {
  const versions = new Map(media.map(({ path, sha256 }) => [pathnameOf(path), mediaVersion(sha256)]));
  return (address) => {
    const { pathname, search, hash } = new URL(address, SITE);
    const version = search === "" && hash === "" ? versions.get(pathname) : undefined;
    return version === undefined ? address : `${pathname}?${MEDIA_VERSION_PARAMETER}=${version}`;
  };
}

/** As browsers write the path of a file's address. */
function pathnameOf(path: string): string {
  return encodeURI(`/media/${path}`).replace(/[?#]/g, encodeURIComponent);
}
