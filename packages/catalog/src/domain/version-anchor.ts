const NOT_OF_AN_ID = /[^A-Za-z0-9.-]+/g;

/** The id of a version's changes on the product's page, for links to it: `v2.1.0`. Source: CAT-11. */
export function versionAnchor(version: string): string {
  return `v${version.replace(NOT_OF_AN_ID, "-")}`;
}
