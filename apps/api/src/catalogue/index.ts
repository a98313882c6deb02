export { createProductHandlers } from "./product-handlers.ts";
export { findForSale, findProductIdByName, listProducts, type ProductRow, type SaleRow } from "./products.ts";
