import { listProducts } from "../catalogue/index.ts";
import type { Deps } from "../ports/deps.ts";
import { countEntries, findEntry, findEntryByPicture, listCategories, listEntries } from "./content-entries.ts";
import type { ContentSource, OtherLanguage } from "./content-source.ts";
import { toWordPressCategory, toWordPressEntry } from "./to-wordpress.ts";
import {
  type ContentProduct,
  isContentProduct,
  pictureMedia,
  toWordPressItem,
  toWordPressMedia,
} from "./to-wordpress-item.ts";

type SourceDeps = Pick<Deps, "db" | "settings">;

/** The content that was imported from the shop's files. */
export function createShopContent(deps: SourceDeps): ContentSource {
  const { db, settings } = deps;
  const { origin } = settings;
  return {
    isReady: async () => true,
    countPosts: (filter) => countEntries(db, { kind: "post", ...filter }),
    listPosts: async (filter, part, language) => {
      const entries = await listEntries(db, { kind: "post", ...filter }, part);
      return entries.map((entry) => toWordPressEntry(entry, origin, language));
    },
    findPost: async (id) => {
      const entry = await findEntry(db, "post", id);
      return entry && toWordPressEntry(entry, origin);
    },
    listCategories: async (language) =>
      (await listCategories(db, language)).map((category) => toWordPressCategory(category, origin)),
    listItems: async () => (await readProducts(deps)).map((product) => toWordPressItem(product, origin)),
    findMedia: async (id, language) =>
      toWordPressMedia(await readProducts(deps), id, origin) ?? readArticleMedia(deps, id, language),
    commonData: async () => welcome(settings),
  };
}

/** What visitors are greeted with if no host says it. */
export function welcome({ welcomeText, shopName }: Deps["settings"]): { welcomeText: string } {
  return { welcomeText: welcomeText ?? shopName };
}

async function readProducts({ db }: SourceDeps): Promise<ContentProduct[]> {
  return (await listProducts(db)).filter(isContentProduct);
}

/** The picture of an article, described in the requested language. */
async function readArticleMedia({ db, settings }: SourceDeps, id: number, language: OtherLanguage | undefined) {
  const entry = await findEntryByPicture(db, id);
  const picture = entry?.data.picture;
  if (!entry || !picture) return null;
  const { title, pictureAlt } = (language && entry.data.translations?.[language]) ?? {};
  const { slug, title: inEnglish } = entry;
  return pictureMedia({ ...picture, slug, title: title ?? inEnglish, alt: pictureAlt ?? picture.alt }, settings.origin);
}
