import { textMeta } from "../pages/page-meta.ts";
import { listLoader, ProductListPage } from "../pages/product-list-page.tsx";

export const loader = listLoader("plugin");
export const meta = textMeta("pluginsTitle", "pluginsDescription");

export default function Plugins() {
  return <ProductListPage title="pluginsTitle" lead="pluginsDescription" />;
}
