import type { Deps } from "../../ports/deps.ts";
import type { ContentSource, OtherLanguage } from "../content-source.ts";
import { welcome } from "../shop-content.ts";
import { findCopy } from "./copy-state.ts";
import { countPosts, findBody, listBodies, listPosts } from "./wordpress-entries.ts";

/** `common_data` is one entry. */
export const COMMON_ID = 1;

/** The content of a WordPress, as it was last copied. Nothing here calls the WordPress, so no page waits for it. Source: SAFE-25. */
export function createWordPressContent({
  db,
  settings,
  contentHost,
}: Pick<Deps, "db" | "settings" | "contentHost">): ContentSource {
  let isCopied = false;
  return {
    isReady: async () => {
      const copy = isCopied ? null : await findCopy(db);
      isCopied ||= copy?.host === contentHost?.url && copy?.copiedAtMs !== undefined;
      return isCopied;
    },
    countPosts: (filter) => countPosts(db, filter),
    listPosts: async (filter, part, language) =>
      (await listPosts(db, filter, part)).map((post) => ({ ...post, ...languagesOf(language) })),
    findPost: (id) => findBody(db, "post", id),
    listCategories: async () =>
      (await listBodies(db, "category")).sort((one, other) => one.name.localeCompare(other.name, "en")),
    listItems: () => listBodies(db, "item"),
    findMedia: (id) => findBody(db, "media", id),
    commonData: async () => (await findBody(db, "common", COMMON_ID)) ?? welcome(settings),
  };
}

/** A WordPress has one language: English, the shop's default. */
function languagesOf(language: OtherLanguage | undefined) {
  return language && { lang: "en", content_lang: "en" };
}
