const DATA = /\.data$/i;
/** The router's name for the data of a page whose path ends with a slash. */
const DATA_OF_FOLDER = /\/_$/;

/**
 * The one spelling of a path: small letters, no empty segments, no slash at the end, percent-encoding only where it is needed. The
 * router's `.data` addresses follow their page. A path that can't be decoded is returned as it is: it is no page.
 */
export function spellPath(pathname: string): string {
  const isData = DATA.test(pathname);
  const path = joinSegments(isData ? pathname.replace(DATA, "").replace(DATA_OF_FOLDER, "/") : pathname);
  if (path === null) return pathname;
  if (!isData) return path;
  return path === "/" ? "/_.data" : `${path}.data`;
}

function joinSegments(pathname: string): string | null {
  const segments = pathname.split("/").filter(Boolean);
  try {
    return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment).toLowerCase())).join("/")}`;
  } catch {
    return null;
  }
}
