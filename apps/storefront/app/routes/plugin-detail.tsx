import { detailMeta, ProductDetailPage } from "../pages/product-detail-page.tsx";
import { detailLoader } from "../server/product-detail.ts";

export const loader = detailLoader("plugin");
export const meta = detailMeta;

export default function PluginDetail() {
  return <ProductDetailPage />;
}
