import {
  CONTENT_PAGE_SIZE,
  type WireContentCategory,
  type WireContentEntry,
  type WireContentItem,
} from "@shop/api-client/contract";
import { putHostedPassages } from "../../answers/index.ts";
import { replaceProductTexts } from "../../catalogue/index.ts";
import type { Deps } from "../../ports/deps.ts";
import { MAX_CONTENT_HTML_LENGTH, WORDPRESS_WHOLE_MS } from "../limits.ts";
import { findFigures, type StoredFigures } from "../stored-figures.ts";
import { toArticlePassages } from "../to-passages.ts";
import { claimCopy, keepCopy } from "./copy-state.ts";
import { placeFigures } from "./place-figures.ts";
import { createWordPressReader, type Head, type WordPressReader } from "./read-wordpress.ts";
import { toProductTexts } from "./to-product-texts.ts";
import { isShown, publishedAt, toShownCategory, toShownItem, toShownMedia, toShownPost } from "./to-shown.ts";
import { COMMON_ID } from "./wordpress-content.ts";
import {
  type Copied,
  listBodies,
  listModified,
  putCopied,
  removeCopied,
  removeUnusedMedia,
} from "./wordpress-entries.ts";

type CopyDeps = Pick<Deps, "db" | "clock" | "log" | "contentHost">;

/** What a copy changed. */
type CopyCounts = Readonly<Record<"written" | "removed", number>>;

interface Copying {
  readonly deps: CopyDeps;
  readonly reader: WordPressReader;
  /** The WordPress's address. */
  readonly host: string;
  readonly figures: StoredFigures;
  /** Reads everything, whether it says that it has changed or not. */
  readonly isWhole: boolean;
}

/**
 * Brings the copy of the WordPress up to date: reads the list of what is published, then the entries that are new or have changed, a
 * hundred at a time. What is no longer published is removed. If the WordPress fails, the copy stays as far as it was read, and the next
 * run goes on. Undefined: no WordPress is set, or another process is copying. Throws with the operation's name if a read fails.
 */
export async function copyWordPress(deps: CopyDeps): Promise<CopyCounts | undefined> {
  const { db, clock, contentHost } = deps;
  if (!contentHost) return undefined;
  const { url: host } = contentHost;
  const startedAtMs = clock.nowMs();
  const state = await claimCopy(db, host, startedAtMs);
  if (!state) return undefined;
  const { copiedAtMs, wholeAtMs = 0 } = state;
  const figures = await findFigures(db);
  const { inputsHash } = figures;
  let isWhole = startedAtMs - wholeAtMs >= WORDPRESS_WHOLE_MS || state.inputsHash !== inputsHash;
  try {
    const reader = createWordPressReader(contentHost, deps);
    const categories = await copyCategories(deps, reader);
    // An article's address contains its category.
    isWhole ||= categories.written + categories.removed > 0;
    const copying = { deps, reader, host, figures, isWhole };
    const items = await copyEntries(copying, "item");
    const posts = await copyEntries(copying, "post");
    await copyCommonData(copying);
    await db.transaction().execute(async (trx) => {
      await replaceProductTexts(trx, toProductTexts(await listBodies(trx, "item")));
      await removeUnusedMedia(trx);
    });
    await keepCopy(db, { host, inputsHash, copiedAtMs: startedAtMs, wholeAtMs: isWhole ? startedAtMs : wholeAtMs });
    const counts = [categories, items, posts];
    const total = {
      written: counts.reduce((sum, { written }) => sum + written, 0),
      removed: counts.reduce((sum, { removed }) => sum + removed, 0),
    };
    if (total.written + total.removed > 0) deps.log.info({ ...total }, "content copied from the WordPress");
    return total;
  } catch (error) {
    // Everything is read again by the next run, if this one had to: a category that is new to this run isn't to the next.
    const whole = isWhole ? {} : { wholeAtMs, inputsHash };
    await keepCopy(db, { host, ...(copiedAtMs !== undefined && { copiedAtMs }), ...whole });
    throw error;
  }
}

/** WordPress doesn't say when a category was changed: all are read. Those without posts, like its "Uncategorized", are left out. */
async function copyCategories({ db }: CopyDeps, reader: WordPressReader): Promise<CopyCounts> {
  const found = (await reader.categories()).map(toShownCategory).filter(({ count = 0 }) => count > 0);
  const known = new Map((await listBodies(db, "category")).map((category) => [category.id, category]));
  const isSame = ({ id, slug, name, parent, count }: WireContentCategory) => {
    const other = known.get(id);
    return other?.slug === slug && other.name === name && other.parent === parent && other.count === count;
  };
  const changed = found.filter((category) => !isSame(category));
  const gone = [...known.keys()].filter((id) => !found.some((category) => category.id === id));
  await db.transaction().execute(async (trx) => {
    await putCopied(
      trx,
      changed.map((body) => ({ kind: "category" as const, id: body.id, slug: body.slug, body })),
    );
    await removeCopied(trx, "category", gone);
  });
  return { written: changed.length, removed: gone.length };
}

async function copyEntries(copying: Copying, kind: "post" | "item"): Promise<CopyCounts> {
  const { deps, reader, isWhole } = copying;
  const heads = await reader.heads(kind);
  const known = await listModified(deps.db, kind);
  const isNew = ({ id, modified }: Head) => isWhole || modified === null || known.get(id) !== modified;
  const changed = heads.filter(isNew).map(({ id }) => id);
  const published = new Set(heads.map(({ id }) => id));
  const gone = [...known.keys()].filter((id) => !published.has(id));
  let written = 0;
  for (let from = 0; from < changed.length; from += CONTENT_PAGE_SIZE) {
    written += await copyPart(copying, kind, changed.slice(from, from + CONTENT_PAGE_SIZE));
  }
  await deps.db.transaction().execute(async (trx) => {
    await removeCopied(trx, kind, gone);
    if (kind === "post") await putHostedPassages(trx, gone, []);
  });
  return { written, removed: gone.length };
}

/** Reads up to a hundred entries with their pictures, and writes them at once. Those that nobody may see any more are removed. */
async function copyPart(copying: Copying, kind: "post" | "item", ids: readonly number[]): Promise<number> {
  const { deps, reader, host } = copying;
  const found: ReadonlyArray<WireContentEntry | WireContentItem> =
    kind === "post" ? await reader.posts(ids) : await reader.items(ids);
  const shown = found.filter((entry) => isShown(entry, deps.clock.nowMs()) && isShort(deps, kind, entry));
  const pictures = await readPictures(copying, shown);
  const hasPicture = (id: number) => pictures.some((picture) => picture.id === id);
  const copied = shown.map((entry): Copied => {
    const body = kind === "post" ? toArticle(copying, entry, hasPicture) : toShownItem(entry, host, hasPicture);
    const { id, slug, categories = [], date_gmt: date, modified_gmt: modified = null } = body;
    return { kind, id, slug, body, categoryIds: categories, publishedAt: publishedAt(date), modified };
  });
  const hidden = ids.filter((id) => !copied.some((entry) => entry.id === id));
  await deps.db.transaction().execute(async (trx) => {
    await putCopied(trx, [...pictures, ...copied]);
    await removeCopied(trx, kind, hidden);
    if (kind !== "post") return;
    const passages = await toPassages(trx, copied);
    await putHostedPassages(trx, ids, passages);
  });
  return copied.length;
}

function toArticle(
  { deps: { log }, host, figures: { byId } }: Copying,
  entry: WireContentEntry,
  hasPicture: (id: number) => boolean,
): WireContentEntry {
  const { content, excerpt, ...post } = toShownPost(entry, host, hasPicture);
  const { html, figures, unknown } = placeFigures(content?.rendered ?? "", byId);
  if (unknown.length > 0)
    log.warn({ id: post.id, unknown }, "a post of the WordPress names figures that the shop doesn't have");
  return {
    ...post,
    content: { ...content, rendered: html },
    excerpt: { ...excerpt, rendered: placeFigures(excerpt?.rendered ?? "", byId).html },
    ...(figures.length > 0 && { figures: [...figures] }),
  };
}

function isShort({ log }: CopyDeps, kind: string, { id, content }: WireContentEntry): boolean {
  const isFine = (content?.rendered.length ?? 0) <= MAX_CONTENT_HTML_LENGTH;
  if (!isFine) log.warn({ kind, id }, "an entry of the WordPress is too long and isn't shown");
  return isFine;
}

/** A picture that is missing, or that the host doesn't show to everybody, is left out: its post is shown without it. */
async function readPictures(
  { reader, host }: Copying,
  entries: ReadonlyArray<WireContentEntry | WireContentItem>,
): Promise<Array<Copied<"media">>> {
  const named = entries.flatMap((entry) => {
    const { featured_media: own, showcaseId, editorId } = entry as WireContentItem;
    return [own, showcaseId, editorId].filter((id): id is number => typeof id === "number" && id > 0);
  });
  const ids = [...new Set(named)];
  const pictures: Array<Copied<"media">> = [];
  for (let from = 0; from < ids.length; from += CONTENT_PAGE_SIZE) {
    for (const media of await reader.media(ids.slice(from, from + CONTENT_PAGE_SIZE))) {
      const body = toShownMedia(media, host);
      if (body) pictures.push({ kind: "media", id: body.id, body });
    }
  }
  return pictures;
}

async function copyCommonData({ deps: { db }, reader }: Copying): Promise<void> {
  const body = await reader.commonData();
  await db.transaction().execute(async (trx) => {
    if (body) await putCopied(trx, [{ kind: "common", id: COMMON_ID, body: { welcomeText: body.welcomeText } }]);
    else await removeCopied(trx, "common", [COMMON_ID]);
  });
}

/** What the chat can quote of these posts. A post without a category has no page. */
async function toPassages(trx: CopyDeps["db"], copied: readonly Copied[]) {
  const categories = (await listBodies(trx, "category")).sort((one, other) => one.name.localeCompare(other.name, "en"));
  return copied.flatMap(({ id, body }) => {
    const post = body as WireContentEntry;
    const category = categories.find((one) => post.categories?.includes(one.id));
    if (!category) return [];
    return toArticlePassages(id, post, `/tutorials/${category.slug}/${post.slug}`);
  });
}
