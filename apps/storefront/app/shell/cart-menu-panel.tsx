import { CartDropdownPanel } from "@shop/cart/react";
import { Popover } from "@shop/ui";
import { type RefObject, useEffect } from "react";
import { useStore } from "zustand";
import { useServices } from "../composition/services-context.ts";
import { useOwnedNames } from "../composition/use-shopper.ts";
import { useTexts } from "../messages/use-texts.ts";
import { useProductPicture } from "../products/use-product-picture.tsx";
import { LoadingLine } from "./coming.tsx";
import { useProductHref } from "./use-product-href.ts";
import { WhenLoaded } from "./when-loaded.tsx";

interface CartMenuPanelProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** What the cart icon opens; fetched on first use. No pop-up lies over it. */
export function CartMenuPanel(place: CartMenuPanelProps) {
  const text = useTexts();
  const engagement = useStore(useServices().engagement);
  useEffect(() => engagement?.attention.silence("openCart"), [engagement]);
  return (
    <Popover {...place} label={text("cart")}>
      <WhenLoaded fallback={<LoadingLine>{text("cartLoading")}</LoadingLine>}>
        <Contents />
      </WhenLoaded>
    </Popover>
  );
}

function Contents() {
  return (
    <CartDropdownPanel
      productHref={useProductHref()}
      productPicture={useProductPicture()}
      ownedNames={useOwnedNames()}
    />
  );
}
