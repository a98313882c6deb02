import { textMeta } from "../pages/page-meta.ts";
import { listLoader, ProductListPage } from "../pages/product-list-page.tsx";

export const loader = listLoader("bundle");
export const meta = textMeta("bundlesTitle", "bundlesDescription");

export default function Bundles() {
  return <ProductListPage title="bundlesTitle" lead="bundlesDescription" />;
}
