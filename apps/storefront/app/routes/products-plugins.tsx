import { type ListPage, listLoader, ProductListPage } from "../pages/product-list-page.tsx";

export { meta } from "../pages/page-meta.ts";

const PAGE: ListPage = { type: "plugin", title: "pluginsTitle", lead: "pluginsDescription" };

export const loader = listLoader(PAGE);

export default function Plugins() {
  return <ProductListPage {...PAGE} />;
}
