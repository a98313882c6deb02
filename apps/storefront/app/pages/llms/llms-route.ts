import { LISTED_TYPES, type ProductType, productPath } from "@shop/catalog";
import { data, type LoaderFunctionArgs } from "react-router";
import { readCategories, readPages, readPosts } from "../../content/content.server.ts";
import { fileAddress, pageAddress } from "../../head/page-address.ts";
import { readProducts } from "../../products/products.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { textsOf } from "../../request/texts-of.server.ts";
import { PRODUCTS_FEED, RELEASES_FEED, TUTORIALS_FEED } from "../feeds/feed-paths.ts";
import { feedsTexts } from "../feeds/messages/index.ts";
import { STATIC_PAGES } from "../static/static-pages.ts";
import { summaryOf } from "../tutorials/tutorials.server.ts";
import { llmsText } from "./llms-text.ts";

const GROUPS: Readonly<Record<ProductType, "menuPlugins" | "menuPacks" | "bundlesTitle" | "products">> = {
  plugin: "menuPlugins",
  samplepack: "menuPacks",
  bundle: "bundlesTitle",
  other: "products",
};

/** `/llms.txt`, in English. 503 while the live catalogue or the content service is unavailable. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { shop, mediaAddress } = context.get(storefrontContext);
  const slugs = STATIC_PAGES.map(({ slug }) => slug);
  const [products, posts, categories, pages] = await Promise.all([
    readProducts(context, "en"),
    readPosts(context, { withoutText: true }, "en"),
    readCategories(context, "en"),
    readPages(context, slugs, "en"),
  ]);
  if (!products.isOk) throw data(null, { status: 503 });
  const text = textsOf("en");
  const markdownOf = (path: string) => `${pageAddress(shop, path, "en")}.md`;
  const groups = LISTED_TYPES.map((type) => ({
    title: text(GROUPS[type]),
    links: products.value
      .filter((product) => product.type === type)
      .map((product) => ({ name: product.name, address: markdownOf(productPath(product)), about: product.shortDesc })),
  }));
  const tutorials = posts.flatMap((post) =>
    summaryOf(post, categories, mediaAddress).map((summary) => ({
      name: summary.title,
      address: markdownOf(summary.path),
      about: summary.excerpt,
    })),
  );
  const others = STATIC_PAGES.flatMap(({ slug, path }) =>
    pages
      .filter((page) => page.slug === slug)
      .map(({ title }) => ({ name: title, address: pageAddress(shop, path, "en"), about: "" })),
  );
  const feeds = [
    { name: feedsTexts.en.products, address: fileAddress(shop, PRODUCTS_FEED), about: "" },
    { name: feedsTexts.en.releases, address: fileAddress(shop, RELEASES_FEED), about: "" },
    { name: feedsTexts.en.tutorials, address: fileAddress(shop, TUTORIALS_FEED), about: "" },
  ];
  const sections = [
    ...groups,
    { title: text("tutorials"), links: tutorials },
    { title: feedsTexts.en.texts, links: others },
    { title: feedsTexts.en.feeds, links: feeds },
  ];
  return new Response(llmsText(shop, sections), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
