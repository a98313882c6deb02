/**
 * Stands in browsers for React Router's file of the same name, which looks routes up while one moves about: this shop's pages
 * bring the list of all routes (`routeDiscovery: "initial"`). What is answered here is what that file answers then.
 */
export function isFogOfWarEnabled(): boolean {
  return false;
}

export function getPatchRoutesOnNavigationFunction(): undefined {
  return undefined;
}

export function useFogOFWarDiscovery(): void {}

function neverCalled(): never {
  throw new Error("Left out of this build: unused-router-parts/fog-of-war.ts says why.");
}

export const URL_LIMIT = 0;
export const getManifestPath = neverCalled;
export const getPartialManifest = neverCalled;
export const getPathsWithAncestors = neverCalled;
export const handleClientVersionMismatch = neverCalled;
