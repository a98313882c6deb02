"use client";
import * as RadixPopover from "@radix-ui/react-popover";
import type { ReactNode, RefObject } from "react";
import { classNames } from "../base/class-names.ts";

export interface PopoverProps {
  /** Called by Esc, which returns the focus to the anchor, and when a press or the focus goes elsewhere. */
  onClose: () => void;
  /** The control that opens it. The panel is below it, and a press on it is left to it. */
  anchor: RefObject<HTMLElement | null>;
  /** Makes it a region with this name. */
  label?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A panel below a control, on Radix. Its owner renders it while it is open. It is in the page's order after its place in the code, and
 * stays open under a dialog, so that the focus can return to the dialog's opener.
 */
export function Popover({ onClose, anchor, label, id, className, children }: PopoverProps) {
  const isKept = (target: EventTarget | null) =>
    target instanceof Element && (anchor.current?.contains(target) || target.closest("[role=dialog]") !== null);
  return (
    <RadixPopover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixPopover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <RadixPopover.Content
        id={id}
        // Not Radix's dialog: the focus stays on the control that opened it.
        {...(label === undefined ? { role: undefined } : { role: "region", "aria-label": label })}
        align="end"
        collisionPadding={8}
        className={classNames("shop-popover", className)}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onEscapeKeyDown={() => anchor.current?.focus()}
        onInteractOutside={(event) => isKept(event.target) && event.preventDefault()}
        // After its last control Tab goes on in the page; Radix would start at the first one again.
        onKeyDownCapture={(event) => event.key === "Tab" && event.stopPropagation()}
      >
        {children}
      </RadixPopover.Content>
    </RadixPopover.Root>
  );
}
