import { type ListPage, listLoader, ProductListPage } from "../pages/product-list-page.tsx";

export { meta } from "../pages/page-meta.ts";

const PAGE: ListPage = { type: "bundle", title: "bundlesTitle", lead: "bundlesDescription" };

export const loader = listLoader(PAGE);

export default function Bundles() {
  return <ProductListPage {...PAGE} />;
}
