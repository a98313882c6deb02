"use client";
import * as Dialog from "@radix-ui/react-dialog";
import { OwnAnnouncer } from "../announcer/announcer.tsx";
import { classNames } from "../base/class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CloseIcon } from "../icons/icons.tsx";
import { useUiMessages } from "../provider/ui-provider.tsx";
import type { DialogFrameProps } from "./dialog-frame-props.ts";
import { firstFocus } from "./first-focus.ts";
import { useOpener } from "./use-opener.ts";

/** A click on a notice above the dialog isn't a click on the backdrop. */
function isOnToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".shop-toaster") !== null;
}

/**
 * The frame of every dialog: title, close control, body, foot. The focus is trapped inside and returns to the opener; the
 * page behind is locked without a shift. Renders nothing on the server and while closed. Locking writes a style element, so
 * the host's policy must allow it (a nonce, by get-nonce); `DialogFrame` doesn't need that. Source: MODAL-03.
 */
export function RadixDialogFrame(props: DialogFrameProps) {
  const { open, onClose, title, description, footer, size = "medium", initialFocus, className, children } = props;
  const messages = useUiMessages();
  const { ref, frame, remember, giveBack } = useOpener<HTMLDivElement>();
  const handleOpenFocus = (event: Event) => {
    event.preventDefault();
    remember();
    const target = initialFocus?.current ?? (frame.current ? firstFocus(frame.current) : null);
    target?.focus();
  };
  // Radix returns the focus only to its own trigger, but anything can open this frame.
  const handleCloseFocus = (event: Event) => {
    event.preventDefault();
    giveBack();
  };
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="shop-dialog__backdrop">
          <Dialog.Content
            ref={ref}
            className={classNames("shop-dialog", className)}
            data-size={size}
            tabIndex={-1}
            onOpenAutoFocus={handleOpenFocus}
            onCloseAutoFocus={handleCloseFocus}
            onPointerDownOutside={(event) => isOnToast(event.detail.originalEvent.target) && event.preventDefault()}
            onInteractOutside={(event) => isOnToast(event.target) && event.preventDefault()}
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            <div className="shop-dialog__head">
              <Dialog.Title className="shop-dialog__title">{title}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton className="shop-dialog__close" label={messages.close} icon={<CloseIcon />} />
              </Dialog.Close>
            </div>
            <div className="shop-dialog__body">
              {description && (
                <Dialog.Description className="shop-dialog__description">{description}</Dialog.Description>
              )}
              <OwnAnnouncer>{children}</OwnAnnouncer>
            </div>
            {footer && <div className="shop-dialog__footer">{footer}</div>}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
