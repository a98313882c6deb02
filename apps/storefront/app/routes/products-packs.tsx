import { textMeta } from "../pages/page-meta.ts";
import { listLoader, ProductListPage } from "../pages/product-list-page.tsx";

export const loader = listLoader("samplepack");
export const meta = textMeta("packsTitle", "packsDescription");

export default function Packs() {
  return <ProductListPage title="packsTitle" lead="packsDescription" />;
}
