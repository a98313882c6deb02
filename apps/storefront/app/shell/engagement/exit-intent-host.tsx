import "@shop/engagement/exit-styles.css";
import { useCart, useQuantityWords } from "@shop/cart/react";
import { ExitIntentDialog } from "@shop/engagement/react";
import { formatPrice } from "@shop/pricing";
import type { ReactNode } from "react";
import { EngagementPartsProvider } from "../../composition/engagement/engagement-parts-provider.tsx";
import { useLoaded, useServices } from "../../composition/services-context.ts";
import type { ModalMessage } from "../modal-store.ts";

interface ExitIntentHostProps {
  readonly exit: NonNullable<ModalMessage["exit"]>;
  readonly footer: ReactNode;
}

/** The exit dialog with this shop's cart, checkout and offer. */
export function ExitIntentHost({ exit, footer }: ExitIntentHostProps) {
  const { modal } = useServices();
  const { checkout, exitOffer } = useLoaded();
  const lines = useCart(({ products }) => products);
  const totalMinor = useCart(({ totalDiscountMinor }) => totalDiscountMinor);
  const currency = useCart((state) => state.currency);
  const inWords = useQuantityWords();
  return (
    <EngagementPartsProvider>
      <ExitIntentDialog
        variant={exit.variant}
        failure={exit.failure}
        cart={{
          lines: lines.map((line) => ({ name: line.name, quantity: inWords(line) })),
          total: formatPrice(totalMinor, currency),
        }}
        onClose={modal.close}
        onCheckout={() => {
          modal.close();
          void checkout.startCheckout();
        }}
        onDiscount={exitOffer.want}
        onContact={() => modal.set("contact")}
        footer={footer}
      />
    </EngagementPartsProvider>
  );
}
