export * from "./content-reader.ts";
export * from "./content-transport.ts";
export { createContentReader } from "./create-content-reader.ts";
export {
  type ContentReaderOptions,
  createGetContent,
  type GetContent,
  type ReadRecord,
  type ReadRequest,
} from "./get-content.ts";
export { type ContentMedia, resolveMedia } from "./resolve-media.ts";
export { textOfHtml } from "./text-of-html.ts";
export type { ContentCategory, ContentEntry, ContentItem } from "./to-content.ts";
