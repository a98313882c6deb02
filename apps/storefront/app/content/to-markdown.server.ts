import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", emphasis: "_" });

/** Sanitised HTML of the content service as Markdown with tables (GFM). Links and pictures get full addresses of this site. */
export function toMarkdown(html: string, origin: string): string {
  return String(converter.processSync(`<base href="${origin}/">${html}`)).trim();
}
