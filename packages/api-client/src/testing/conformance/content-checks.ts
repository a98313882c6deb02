import type * as z from "zod/mini";
import { contentErrorSchema, contentReads } from "../../contract/index.ts";
import { expectShape, expectThat } from "./expectations.ts";
import type { ConformanceCheck, ConformanceSession, HostAnswer } from "./target.ts";

async function get(session: ConformanceSession, path: string): Promise<HostAnswer> {
  const browser = await session.visitor();
  return browser.send(path, { method: "GET", headers: { accept: "application/json" } });
}

async function read<Schema extends z.core.$ZodType>(
  session: ConformanceSession,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = await get(session, path);
  expectThat(answer.status === 200, "HTTP 200", answer);
  return expectShape(schema, answer.body, "the answer", answer);
}

const { listPosts, listCategories, getCategory, getMedia, listItems, getCommonData, getEntry } = contentReads;
const PAGE = "?per_page=100";
const withId = (path: string, id: number) => path.replace("{id}", String(id));

function check(title: string, run: ConformanceCheck["run"]): ConformanceCheck {
  return { title, needs: [], run };
}

/** Checks that content is read as the contract says. Kinds of content that a host lacks are requested by an unknown id. */
export const CONTENT_CHECKS: readonly ConformanceCheck[] = [
  check("content.posts responds according to its schema: all, of a category, by slug", async (session) => {
    const posts = await read(session, `${listPosts.path}${PAGE}`, listPosts.answer);
    const category = posts.flatMap((post) => post.categories ?? [])[0] ?? 1;
    const slug = encodeURIComponent(posts[0]?.slug ?? "none");
    const ofCategory = await read(session, `${listPosts.path}${PAGE}&categories=${category}`, listPosts.answer);
    expectThat(
      ofCategory.every((post) => post.categories?.includes(category)),
      "posts of the category alone",
    );
    const bySlug = await read(session, `${listPosts.path}?slug=${slug}`, listPosts.answer);
    expectThat(bySlug.length === (posts.length > 0 ? 1 : 0), "the one post with the slug");
  }),
  check("content.categories responds according to its schema: all, by slug, by parent; one by id", async (session) => {
    const all = await read(session, `${listCategories.path}${PAGE}`, listCategories.answer);
    const first = all[0];
    await read(session, `${listCategories.path}?parent=0`, listCategories.answer);
    if (!first) return;
    const slug = encodeURIComponent(first.slug);
    const bySlug = await read(session, `${listCategories.path}?slug=${slug}`, listCategories.answer);
    expectThat(bySlug[0]?.id === first.id, "the category with the slug");
    await read(session, withId(getCategory.path, first.id), getCategory.answer);
  }),
  check("content.media responds according to its schema", async (session) => {
    const posts = await read(session, `${listPosts.path}${PAGE}`, listPosts.answer);
    const id = posts.map((post) => post.featured_media ?? 0).find((medium) => medium > 0);
    if (id !== undefined) await read(session, withId(getMedia.path, id), getMedia.answer);
  }),
  check("content.items responds according to its schema", async (session) => {
    await read(session, `${listItems.path}${PAGE}`, listItems.answer);
  }),
  check("content.commonData responds according to its schema", async (session) => {
    await read(session, getCommonData.path, getCommonData.answer);
  }),
  check("content.entry responds according to its schema", async (session) => {
    const posts = await read(session, `${listPosts.path}${PAGE}`, listPosts.answer);
    const path = getEntry.path.replace("{type}", "posts");
    if (posts[0]) await read(session, withId(path, posts[0].id), getEntry.answer);
  }),
  ...[getCategory.path, getMedia.path, getEntry.path.replace("{type}", "posts")].map((path) =>
    check(`GET ${path} with an unknown id returns 404 with a message`, async (session) => {
      const answer = await get(session, withId(path, 999_999_999));
      expectThat(answer.status === 404, "HTTP 404", answer);
      expectShape(contentErrorSchema, answer.body, "the fault", answer);
    }),
  ),
];
