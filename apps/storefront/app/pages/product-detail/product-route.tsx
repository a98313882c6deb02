import { detailLoader } from "./product-detail.server.ts";
import { ProductDetailPage } from "./product-detail-page.tsx";

export { meta } from "../../head/page-meta.ts";

/** The footer hides its shortcut bar here. */
export const handle = { isProductDetail: true };

export const loader = detailLoader();

export default ProductDetailPage;
