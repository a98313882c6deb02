import { type ListPage, listLoader, ProductListPage } from "../pages/product-list-page.tsx";

export { meta } from "../pages/page-meta.ts";

const PAGE: ListPage = { type: "samplepack", title: "packsTitle", lead: "packsDescription" };

export const loader = listLoader(PAGE);

export default function Packs() {
  return <ProductListPage {...PAGE} />;
}
