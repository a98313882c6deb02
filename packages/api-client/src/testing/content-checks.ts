import type { Result } from "@shop/kernel";
import type { ContentEntry, ContentReader } from "../content/index.ts";
import { ITEM_TYPE_IDS } from "../contract/entities/product.ts";

/** One thing that any content system must do for the reader. `run` throws where the host doesn't. */
export interface ContentCheck {
  readonly title: string;
  run(reader: ContentReader): Promise<void>;
}

/** No content system has that many entries. */
const UNKNOWN_ID = 987_654_321;
const UNKNOWN_SLUG = "no-such-thing-as-this";

/**
 * API-08, for a host of which only the address is known: each read supplies the input of the next. The host must have
 * posts in categories, a page and items with pictures. Only reads.
 */
export const CONTENT_CHECKS: readonly ContentCheck[] = [
  {
    title: "posts come newest first, with plain titles",
    run: async (reader) => {
      const posts = await somePosts(reader);
      for (const post of posts) {
        must(post.type === "post" && post.slug !== "" && post.html !== "", `post ${post.id} lacks type, slug or text`);
        must(isPlain(post.title), `the title "${post.title}" isn't plain text`);
      }
      const dates = posts.map(({ date }) => date ?? "");
      must(dates.join() === [...dates].sort().reverse().join(), "posts aren't the newest first");
    },
  },
  {
    title: "a post is found by its slug, and by its id, and is the same",
    run: async (reader) => {
      const [first] = await somePosts(reader);
      const bySlug = contentOf(await reader.entries("posts", { slug: first.slug }));
      must(bySlug.length === 1 && bySlug[0]?.id === first.id, `posts?slug=${first.slug} isn't that one post`);
      const byId = contentOf(await reader.entry("posts", first.id));
      must(JSON.stringify(byId) === JSON.stringify(first), `posts/${first.id} differs from the post in the list`);
    },
  },
  {
    title: "an unknown slug is an empty list",
    run: async (reader) => {
      must(
        contentOf(await reader.entries("posts", { slug: UNKNOWN_SLUG })).length === 0,
        "an unknown slug found a post",
      );
      must(contentOf(await reader.categories({ slug: UNKNOWN_SLUG })).length === 0, "an unknown slug found a category");
    },
  },
  {
    title: "a category has its posts and no others",
    run: async (reader) => {
      const [first] = await somePosts(reader);
      const categoryId = must(first.categoryIds[0], `post ${first.id} is in no category`);
      const posts = contentOf(await reader.entries("posts", { categoryId }));
      const isWhole = posts.some(({ id }) => id === first.id);
      const isPure = posts.every(({ categoryIds }) => categoryIds.includes(categoryId));
      must(isWhole && isPure, `posts?categories=${categoryId} isn't what is in that category`);
    },
  },
  {
    title: "a category is found by its id, its slug and the one above it",
    run: async (reader) => {
      for (const category of contentOf(await reader.categories())) {
        must(isPlain(category.name), `the name "${category.name}" isn't plain text`);
        const found = [
          contentOf(await reader.category(category.id)),
          ...contentOf(await reader.categories({ slug: category.slug })),
          ...contentOf(await reader.categories({ parentId: category.parentId ?? 0 })).filter(
            ({ id }) => id === category.id,
          ),
        ];
        const isSame = found.length === 3 && found.every((one) => JSON.stringify(one) === JSON.stringify(category));
        must(isSame, `category ${category.id} isn't found by id, slug and parent alike`);
      }
    },
  },
  {
    title: "items carry their type, and their pictures can be read",
    run: async (reader) => {
      const items = contentOf(await reader.items());
      must(items.length > 0, "there are no items");
      const typeIds: readonly number[] = Object.values(ITEM_TYPE_IDS);
      must(
        items.every(({ itemType }) => itemType === null || typeIds.includes(itemType)),
        "an item has an unknown type",
      );
      const [first] = items;
      const byId = contentOf(await reader.entry("item", first?.id ?? 0));
      must(byId.slug === first?.slug && byId.type === "item", `item/${first?.id} isn't the item of the list`);
      const pictureId = must(items.find(({ showcaseId }) => showcaseId !== null)?.showcaseId, "no item has a picture");
      const picture = contentOf(await reader.media(pictureId));
      must(URL.canParse(picture.resolvedImageSrc), `media/${pictureId} has no address`);
      must(picture.imageTitle !== "" && isPlain(picture.imageTitle), `media/${pictureId} has no plain title`);
    },
  },
  {
    title: "the common data contain a welcome",
    run: async (reader) => {
      must(contentOf(await reader.commonData()).welcomeText !== "", "the welcome is empty");
    },
  },
  {
    title: "a page is read by its slug",
    run: async (reader) => {
      const pages = contentOf(await reader.entries("pages"));
      const [first] = pages;
      const found = contentOf(await reader.entries("pages", { slug: first?.slug ?? UNKNOWN_SLUG }));
      must(found.length === 1 && found[0]?.type === "page", "no page is found by its slug");
    },
  },
  {
    title: "what doesn't exist is a failure with the host's own words",
    run: async (reader) => {
      await mustBeMissing(reader.entry("posts", UNKNOWN_ID));
      await mustBeMissing(reader.entry("item", UNKNOWN_ID));
      await mustBeMissing(reader.category(UNKNOWN_ID));
      await mustBeMissing(reader.media(UNKNOWN_ID));
      await mustBeMissing(reader.entry("no-such-type", 1));
    },
  },
];

async function somePosts(reader: ContentReader): Promise<readonly [ContentEntry, ...ContentEntry[]]> {
  const [first, ...rest] = contentOf(await reader.entries("posts"));
  return [must(first, "there are no posts"), ...rest];
}

async function mustBeMissing(read: Promise<Result<unknown>>): Promise<void> {
  const answer = await read;
  must(!answer.isOk, "what doesn't exist was found");
  if (answer.isOk) return;
  const { code, params, serverText } = answer.failure;
  must(code === "api.httpStatus" && params?.status === 404, `instead of status 404: ${JSON.stringify(answer.failure)}`);
  must(serverText, "the failure doesn't carry the host's message");
}

/** A lone "<" may be intended; a closing tag or an entity never is. */
function isPlain(text: string): boolean {
  return text !== "" && !/<\/|&(amp|lt|gt|quot|#\d+);/i.test(text);
}

function contentOf<Value>(answer: Result<Value>): Value {
  if (!answer.isOk) throw new Error(`The read failed: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}

function must<Value>(value: Value, complaint: string): NonNullable<Value> {
  if (value === false || value === null || value === undefined || value === "") throw new Error(complaint);
  return value;
}
