import { ProductDetailPage } from "../pages/product-detail-page.tsx";
import { detailLoader } from "../server/product-detail.ts";

export { meta } from "../pages/page-meta.ts";

/** The footer hides its shortcut bar here. */
export const handle = { isProductDetail: true };

export const loader = detailLoader("plugin");

export default function PluginDetail() {
  return <ProductDetailPage />;
}
