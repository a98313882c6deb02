/**
 * Changes of @shop/pricing that no golden vector sees, because no result depends on them: by file, by the reason, and then each line as it
 * is after the change.
 */
export const UNSEEN_BY_VECTORS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {};
