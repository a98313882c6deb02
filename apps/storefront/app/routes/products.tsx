import { textMeta } from "../pages/page-meta.ts";
import { listLoader, ProductListPage } from "../pages/product-list-page.tsx";

export const loader = listLoader();
export const meta = textMeta("allProductsTitle", "allProductsDescription");

export default function Products() {
  return <ProductListPage title="allProductsTitle" lead="allProductsDescription" />;
}
