import { Button, EmptyState, Skeleton, SkeletonGroup } from "@shop/ui";
import type { PlainCart } from "./plain-cart.server.ts";

interface CartPreviewProps {
  /** The server's result; null after a navigation, which doesn't request it. */
  readonly cart: PlainCart | null;
  /** "The cart is loading". */
  readonly loadingLabel: string;
}

/**
 * The cart's page until its services are there. What the server knows is in its markup, at the place of the part that follows: that a cart
 * is empty, else the sentence below its total. It is the page's largest text, and no smaller here than there: nothing larger comes later.
 */
export function CartPreview({ cart, loadingLabel }: CartPreviewProps) {
  if (cart === null || cart.isMissing) return <Lines label={loadingLabel} />;
  const { lines, texts } = cart;
  if (lines.length === 0) {
    const action = (
      <Button href="/shop" variant="signal">
        {texts.continueShopping}
      </Button>
    );
    return (
      <EmptyState title={texts.empty} action={action}>
        {texts.emptyNote}
      </EmptyState>
    );
  }
  return (
    <div className="shop-cart-view" data-state="filled">
      <Lines label={loadingLabel} />
      <div className="shop-cart-view__summary">
        <p className="text-ink-2">{texts.secureCheckout}</p>
      </div>
    </div>
  );
}

function Lines({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton />
      <Skeleton width="half" />
      <Skeleton />
    </SkeletonGroup>
  );
}
