import type { Result } from "@shop/kernel";
import type { WireCommonData } from "../contract/entities/content.ts";
import type { ContentMedia } from "./resolve-media.ts";
import type { ContentCategory, ContentEntry, ContentItem } from "./to-content.ts";

export interface EntryFilter {
  /** One, or several joined by commas. */
  readonly slug?: string;
  /** Requests the texts in a language, for a host that has several. */
  readonly language?: string;
  readonly categoryId?: number;
  /** Leaves out `html`, for lists: a host with thousands of entries sends a tenth. */
  readonly withoutText?: boolean;
  /** The most that are wanted. Default: all, up to a hundred pages. */
  readonly count?: number;
}

export interface CategoryFilter {
  readonly slug?: string;
  readonly language?: string;
  /** Only direct children of this one; 0 for those without a parent. */
  readonly parentId?: number;
}

/**
 * Reads a content system. Every call resolves to a Result; nothing that a host sends makes it throw. Failures:
 * `api.timeout`, `api.unreachable`, `api.httpStatus` with the host's message as `serverText`, `api.badAnswer` with
 * operation and path. Lists keep the host's order, posts newest first. They are read to the end in pages of a hundred.
 */
export interface ContentReader {
  /** Entries of a type by its path: "posts", "pages". Those with a password are left out. */
  entries(type: string, filter?: EntryFilter): Promise<Result<readonly ContentEntry[]>>;
  entry(type: string, id: number): Promise<Result<ContentEntry>>;
  categories(filter?: CategoryFilter): Promise<Result<readonly ContentCategory[]>>;
  category(id: number): Promise<Result<ContentCategory>>;
  /** The products as the content system stores them. */
  items(): Promise<Result<readonly ContentItem[]>>;
  /** A picture, read once a day. `language` requests its texts in a language, for a host that has several. */
  media(id: number, filter?: Pick<EntryFilter, "language">): Promise<Result<ContentMedia>>;
  commonData(): Promise<Result<Pick<WireCommonData, "welcomeText">>>;
}
