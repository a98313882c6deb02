import { CartDropdownPanel } from "@shop/cart/react";
import { Popover } from "@shop/ui";
import type { RefObject } from "react";
import { WithServices } from "../composition/later.tsx";
import { useOwnedNames } from "../composition/use-owned-names.ts";
import { useProductHref } from "../composition/use-product-href.ts";
import { useTexts } from "../messages/use-texts.ts";
import { LoadingLine } from "./coming.tsx";

interface CartMenuPanelProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** What the cart icon opens; fetched on first use. */
export function CartMenuPanel(place: CartMenuPanelProps) {
  const text = useTexts();
  return (
    <Popover {...place} label={text("cart")}>
      <WithServices fallback={<LoadingLine>{text("cartLoading")}</LoadingLine>}>
        <Contents />
      </WithServices>
    </Popover>
  );
}

function Contents() {
  return <CartDropdownPanel productHref={useProductHref()} ownedNames={useOwnedNames()} />;
}
