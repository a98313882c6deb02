import { Button, EmptyState, Skeleton, SkeletonGroup } from "@shop/ui";
import { MAX_LOADING_LINES } from "./limits.ts";
import type { PlainCart } from "./plain-cart.server.ts";

interface CartPreviewProps {
  /** The server's result; null after a navigation, which doesn't request it. */
  readonly cart: PlainCart | null;
  /** "The cart is loading". */
  readonly loadingLabel: string;
}

/**
 * The cart's page until its services are there. What the server knows is in its markup, at the place of the part that follows: that a cart
 * is empty, else how many lines it has and the sentence below its total. It is the page's largest text, and no smaller here than there: nothing larger comes later.
 */
export function CartPreview({ cart, loadingLabel }: CartPreviewProps) {
  if (cart === null || cart.isMissing) return <Lines label={loadingLabel} count={MAX_LOADING_LINES} />;
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
      <Lines label={loadingLabel} count={Math.min(lines.length, MAX_LOADING_LINES)} />
      <div className="shop-cart-summary shop-cart-view__summary">
        <Skeleton />
        <div className="shop-cart-summary__end">
          <div className="shop-cart-summary__pay">
            <Skeleton shape="figure" />
            <Skeleton shape="key" />
          </div>
        </div>
        <p className="shop-cart-summary__secure text-ink-2">{texts.secureCheckout}</p>
      </div>
    </div>
  );
}

/** The shape of each line. */
function Lines({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}
