"use client";
import * as Dialog from "@radix-ui/react-dialog";
import { type KeyboardEvent, useEffect } from "react";
import { OwnAnnouncer } from "../announcer/announcer.tsx";
import { classNames } from "../base/class-names.ts";
import { isLeftToDialog } from "../base/left-escape.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CloseIcon } from "../icons/icons.tsx";
import { useUiMessages } from "../provider/ui-provider.tsx";
import type { DialogFrameProps } from "./dialog-frame-props.ts";
import { firstFocus } from "./first-focus.ts";
import { inertAround } from "./inert-around.ts";
import { lockScroll } from "./lock-scroll.ts";
import { useOpener } from "./use-opener.ts";

/**
 * The frame of every dialog: title, close control, body, foot. The focus is trapped inside and returns to the opener; the
 * page behind is locked without a shift. Renders nothing on the server and while closed. Radix without its `Overlay`, which
 * would write a style element that a strict policy blocks. Source: MODAL-03.
 */
export function DialogFrame(props: DialogFrameProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, layer = "top", ...props }: DialogFrameProps) {
  const { ref, frame, remember, giveBack } = useOpener<HTMLDivElement>();
  const isInPage = layer === "page";
  useEffect(() => {
    const unlock = lockScroll(document);
    const release = isInPage && frame.current ? inertAround(frame.current) : () => {};
    return () => {
      release();
      unlock();
      giveBack();
    };
  }, [isInPage, frame, giveBack]);
  const closeIfLeft = ({ nativeEvent, currentTarget }: KeyboardEvent) => {
    const isHere = nativeEvent.target instanceof Node && currentTarget.contains(nativeEvent.target);
    if (isHere && isLeftToDialog(nativeEvent)) onClose();
  };
  const takeFocus = (event: Event) => {
    event.preventDefault();
    remember();
    (props.initialFocus?.current ?? (frame.current && firstFocus(frame.current)))?.focus();
  };
  return (
    // A modal dialog of Radix keeps pointer and focus from everything else, also from what a third party shows above it.
    <Dialog.Root open modal={!isInPage} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {/* Without a container Radix draws nothing at first, and then all of it at once, in a task that can't be interrupted. */}
      <Dialog.Portal container={typeof document === "undefined" ? null : document.body}>
        {/* Radix turns off the pointer for the body while a dialog is open. */}
        <div className="shop-dialog__backdrop" style={{ pointerEvents: "auto" }}>
          <Dialog.Content
            ref={ref}
            className={classNames("shop-dialog", props.className)}
            data-size={props.size ?? "medium"}
            tabIndex={-1}
            aria-modal={isInPage || undefined}
            onKeyDown={closeIfLeft}
            onOpenAutoFocus={takeFocus}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onFocusOutside={(event) => event.preventDefault()}
            // What another part renders into it, such as the notice of the session's end, is outside for Radix.
            onPointerDownOutside={(event) => !isOnBackdrop(event) && event.preventDefault()}
          >
            <Parts {...props} />
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function isOnBackdrop({ target }: Event): boolean {
  return target instanceof Element && target.classList.contains("shop-dialog__backdrop");
}

function Parts({ title, description, footer, children }: Omit<DialogFrameProps, "onClose" | "open">) {
  const messages = useUiMessages();
  return (
    <>
      <div className="shop-dialog__head">
        <Dialog.Title className="shop-dialog__title">{title}</Dialog.Title>
        <Dialog.Close asChild>
          <IconButton className="shop-dialog__close" label={messages.close} icon={<CloseIcon />} />
        </Dialog.Close>
      </div>
      <div className="shop-dialog__body">
        {description && <Dialog.Description className="shop-dialog__description">{description}</Dialog.Description>}
        <OwnAnnouncer>{children}</OwnAnnouncer>
      </div>
      {footer && <div className="shop-dialog__footer">{footer}</div>}
    </>
  );
}
