/** Which content it is: the version that its operator gave it, and a hash over its files. */
export interface ContentEdition {
  readonly version: number;
  readonly hash: string;
}

/**
 * Why a content folder must not replace the content in the database. An older version never does. In production a version means one
 * content: other files under the same version are rejected, because the process can't know which are newer.
 */
export function findOrderFault(
  current: ContentEdition | null,
  given: ContentEdition,
  isProduction: boolean,
): "content.older" | "content.sameVersion" | null {
  if (current === null) return null;
  if (given.version < current.version) return "content.older";
  const isOther = given.version === current.version && given.hash !== current.hash;
  return isOther && isProduction ? "content.sameVersion" : null;
}
