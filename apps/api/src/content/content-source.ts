import type {
  WireCommonData,
  WireContentCategory,
  WireContentEntry,
  WireContentItem,
  WireContentMedia,
} from "@shop/api-client/contract";

export interface PostFilter {
  readonly slugs?: readonly string[] | undefined;
  readonly categoryIds?: readonly number[] | undefined;
}

export interface ListPart {
  readonly limit: number;
  readonly offset: number;
}

/** A language other than English. */
export type OtherLanguage = "de" | "ja";

/**
 * What the content reads return: the shop's own content, or the copy of a WordPress. Posts are listed newest first. Everything is
 * sanitised and published. Null: there is no such id.
 */
export interface ContentSource {
  /** False as long as it isn't known what there is: a WordPress that hasn't been copied yet. */
  isReady(): Promise<boolean>;
  countPosts(filter: PostFilter): Promise<number>;
  listPosts(filter: PostFilter, part: ListPart, language?: OtherLanguage): Promise<readonly WireContentEntry[]>;
  findPost(id: number): Promise<WireContentEntry | null>;
  listCategories(language?: OtherLanguage): Promise<readonly WireContentCategory[]>;
  listItems(): Promise<readonly WireContentItem[]>;
  findMedia(id: number, language?: OtherLanguage): Promise<WireContentMedia | null>;
  commonData(): Promise<WireCommonData>;
}
