"use client";
import { Button, UndoIcon } from "@shop/ui";
import { selectCanUndo } from "../../store/selectors.ts";
import { useCart, useCartStore } from "../provider/hooks.ts";
import { useCartText } from "../provider/use-cart-text.ts";

/** Undoes the last change, even after its pop-up has closed. Renders nothing if there is no change to undo. */
export function UndoButton({ className }: { className?: string }) {
  const cart = useCartStore();
  const text = useCartText();
  const canUndo = useCart(selectCanUndo);
  const isUndoing = useCart((state) => state.isUndoing);
  if (!canUndo) return null;
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<UndoIcon />}
      busy={isUndoing}
      busyLabel={text("cart.undoing")}
      className={className}
      onClick={() => void cart.undo()}
    >
      {text("cart.undoLast")}
    </Button>
  );
}
