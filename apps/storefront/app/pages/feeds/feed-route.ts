import { data, type LoaderFunctionArgs } from "react-router";
import { languageOfFile } from "../../request/language-of-file.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { productsFeed } from "./products-feed.server.ts";
import { releasesFeed } from "./releases-feed.server.ts";
import { tutorialsFeed } from "./tutorials-feed.server.ts";

export const handle: RouteHandle = { parameters: ["currency"] };

const FEEDS = new Map([
  ["tutorials.xml", tutorialsFeed],
  ["releases.xml", releasesFeed],
  ["products.xml", productsFeed],
]);

/** The feeds, by the names of their files. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const locale = languageOfFile(args);
  const feed = FEEDS.get(args.params.feed ?? "");
  if (!feed) throw data(null, { status: 404 });
  return feed(args, locale);
}
