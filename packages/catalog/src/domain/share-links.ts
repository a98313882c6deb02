import { formatMessage, type Messages } from "@shop/kernel";

export const SHARE_NETWORKS = ["x", "facebook", "linkedIn"] as const;
export type ShareNetwork = (typeof SHARE_NETWORKS)[number];

export interface ShareLink {
  readonly network: ShareNetwork;
  /** The prepared text, in the shopper's language. */
  readonly text: string;
  /** The network's own page, with text and address filled in. */
  readonly url: string;
}

/** Addresses of guitar IR packs contain this. */
const PACK_MARK = "fair";

/** Whether the page that is shared is a guitar IR pack's: they have a wording of their own. */
export function isPackAddress(address: string): boolean {
  return address.toLowerCase().includes(PACK_MARK);
}

/**
 * A link to each network with its prepared text. `address` is the product page's, absolute. Texts:
 * `catalog.share.{network}`, and `catalog.sharePack.{network}` for IR packs. Source: CAT-07.
 */
export function shareLinks(
  page: { readonly address: string; readonly productName: string },
  messages: Messages,
): readonly ShareLink[] {
  const kind = isPackAddress(page.address) ? "catalog.sharePack" : "catalog.share";
  return SHARE_NETWORKS.map((network) => {
    const text = formatMessage(messages[`${kind}.${network}`] ?? "{product}", { product: page.productName });
    return { network, text, url: shareUrl(network, text, page.address) };
  });
}

function shareUrl(network: ShareNetwork, text: string, address: string): string {
  const [words, link] = [encodeURIComponent(text), encodeURIComponent(address)];
  switch (network) {
    case "x":
      return `https://twitter.com/intent/tweet?text=${words}&url=${link}`;
    case "facebook":
      return `https://www.facebook.com/sharer/sharer.php?u=${link}&quote=${words}`;
    case "linkedIn":
      return `https://www.linkedin.com/feed/?shareActive=true&text=${encodeURIComponent(`${text} ${address}`)}`;
  }
}
