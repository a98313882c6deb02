export { createTrialRoutes } from "./details/trial-routes.ts";
export { createProductHandlers } from "./product-handlers.ts";
export { type ProductTextsRow, replaceProductTexts } from "./product-texts.ts";
export { findForSale, findProductIdByName, listProducts, type OrderableProduct, type ProductRow } from "./products.ts";
export { replaceSearchIndex, type SearchableProduct } from "./search/search-index.ts";
