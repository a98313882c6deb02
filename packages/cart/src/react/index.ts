"use client";
export { AddToCartButton, type AddToCartButtonProps } from "./add-to-cart-button/add-to-cart-button.tsx";
export { BuyNowButton, type BuyNowButtonProps } from "./buy-now-button/buy-now-button.tsx";
export { CartBadge, type CartBadgeProps } from "./cart-badge/cart-badge.tsx";
export { CartLines, type CartLinesProps } from "./cart-lines/cart-lines.tsx";
export type { ProductNote } from "./cart-lines/product-note.ts";
export { CartMessages, type CartMessagesProps } from "./cart-messages/cart-messages.tsx";
export { CartDropdownPanel, type CartDropdownPanelProps } from "./cart-panel/cart-dropdown-panel.tsx";
export { CartSummary, type CartSummaryProps } from "./cart-summary/cart-summary.tsx";
export { CartTotals } from "./cart-totals/cart-totals.tsx";
export { CartView, type CartViewProps } from "./cart-view/cart-view.tsx";
export { CouponField } from "./coupon-field/coupon-field.tsx";
export { MiniCart } from "./mini-cart/mini-cart.tsx";
export { MultiBuyNotice } from "./multi-buy-notice/multi-buy-notice.tsx";
export { PaymentDialog } from "./payment-dialog/payment-dialog.tsx";
export { type CartPaths, CartProvider, type CartProviderProps } from "./provider/cart-provider.tsx";
export {
  useCart,
  useCartPaths,
  useCartStore,
  useCheckout,
  useCheckoutStore,
} from "./provider/hooks.ts";
export { useCartText } from "./provider/use-cart-text.ts";
export { useQuantityWords } from "./provider/use-quantity-words.ts";
export { ReservationTimer } from "./reservation-timer/reservation-timer.tsx";
export { LazyReviewDialog } from "./review-dialog/lazy-review-dialog.tsx";
export type { ReviewLinks } from "./review-dialog/review-context.ts";
export type { ReviewDialogProps } from "./review-dialog/review-dialog.tsx";
export { UndoButton } from "./undo-button/undo-button.tsx";
