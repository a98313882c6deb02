import { type ListPage, listLoader, ProductListPage } from "../pages/product-list-page.tsx";

export { meta } from "../pages/page-meta.ts";

const PAGE: ListPage = { title: "allProductsTitle", lead: "allProductsDescription" };

export const loader = listLoader(PAGE);

export default function Products() {
  return <ProductListPage {...PAGE} />;
}
