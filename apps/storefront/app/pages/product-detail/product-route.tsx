import { translate } from "../../messages/use-texts.ts";
import { BundleContents } from "./bundle-contents.tsx";
import { detailLoader } from "./product-detail.server.ts";
import { ProductDetailPage, useProductDetail } from "./product-detail-page.tsx";

export { meta } from "../../head/page-meta.ts";

/** The footer hides its shortcut bar here. */
export const handle = { isProductDetail: true };

export const loader = detailLoader();

export default function ProductByName() {
  const { texts, product, parts } = useProductDetail();
  const contents = parts.length > 0 && <BundleContents product={product} parts={parts} text={translate(texts)} />;
  return <ProductDetailPage contents={contents} />;
}
