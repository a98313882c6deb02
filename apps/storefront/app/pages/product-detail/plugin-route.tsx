import { HearIt } from "./hear-it.tsx";
import { detailLoader } from "./product-detail.server.ts";
import { ProductDetailPage, useProductDetail } from "./product-detail-page.tsx";

import { REVIEW_PARAMETERS } from "./review-place.ts";

export { meta } from "../../head/page-meta.ts";

/** The footer hides its shortcut bar here. */
export const handle = { isProductDetail: true, parameters: REVIEW_PARAMETERS, hasMarkdown: true };

export const loader = detailLoader("plugin");

export default function PluginDetail() {
  const { product, hearing } = useProductDetail();
  return <ProductDetailPage sound={hearing && <HearIt key={product.name} {...hearing} />} />;
}
