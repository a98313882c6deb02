export { createIndexNow } from "./create-index-now.ts";
export { createSearchEngineKeyRoutes } from "./key-routes.ts";
export { submitChangedPages } from "./submit-changed-pages.ts";
