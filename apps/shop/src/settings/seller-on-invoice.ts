import type { Deps } from "@shop/api";
import type { ContentSeller } from "../content/seed-content.ts";
import type { Settings } from "./settings.ts";

type SellerSettings = Pick<
  Settings,
  "SHOP_SELLER_NAME" | "SHOP_SELLER_ADDRESS" | "SHOP_SELLER_VAT_ID" | "SHOP_CONTACT_EMAIL"
>;

/** Who sells: what the settings name, and the content's particulars for the rest. An address of the settings says its country itself. */
export function sellerOnInvoice(
  settings: SellerSettings,
  { seller, shopName }: { readonly seller?: ContentSeller | undefined; readonly shopName: string },
): Deps["settings"]["seller"] {
  const own = settings.SHOP_SELLER_ADDRESS;
  return {
    name: settings.SHOP_SELLER_NAME ?? seller?.name ?? shopName,
    address: own ?? seller?.address ?? [],
    country: own ? undefined : seller?.country || undefined,
    email: settings.SHOP_CONTACT_EMAIL,
    vatId: settings.SHOP_SELLER_VAT_ID ?? seller?.vatId ?? null,
  };
}
