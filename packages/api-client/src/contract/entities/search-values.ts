/** What a cabinet sounds like, computed from its figures. */
export const SOUND_CHARACTERS = ["tight", "scooped", "round", "bright"] as const;
export type SoundCharacter = (typeof SOUND_CHARACTERS)[number];

/**
 * Best: with words to search for, what matches them best; without, the shop's own order. Price: the lowest first. Nearest: what sounds most
 * like a named product first, what has no sound of its own last.
 */
export const SEARCH_SORTS = ["best", "newest", "price", "name", "nearest"] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** What products can be filtered by, besides words and price. */
export const SEARCH_FACETS = ["kind", "sound", "cabinet", "back", "format", "platform", "owned"] as const;
export type SearchFacet = (typeof SEARCH_FACETS)[number];
