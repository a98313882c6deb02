const MAX_LOGGED_PATH_LENGTH = 200;
/** The rest of these paths grants access: a signed link to a file, a payment's page. */
const BEARERS = /(\/(?:signed|session)\/)[^/]+/g;

/** The path of an address as it may be logged: without the query, whose values may be secrets, and without links that grant access. */
export function pathToLog(url: string): string {
  const path = new URL(url).pathname.replace(BEARERS, "$1[redacted]");
  return path.length > MAX_LOGGED_PATH_LENGTH ? `${path.slice(0, MAX_LOGGED_PATH_LENGTH)}…` : path;
}
