"use client";
import { type MouseEvent, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { OwnAnnouncer } from "../announcer/announcer.tsx";
import { classNames } from "../base/class-names.ts";
import { isLeftToDialog } from "../base/left-escape.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CloseIcon } from "../icons/icons.tsx";
import { useUiMessages } from "../provider/ui-provider.tsx";
import type { DialogFrameProps } from "./dialog-frame-props.ts";
import { firstFocus } from "./first-focus.ts";
import { lockScroll } from "./lock-scroll.ts";
import { useOpener } from "./use-opener.ts";

type NativeDialogFrameProps = Omit<DialogFrameProps, "layer">;

/**
 * `DialogFrame` on the browser's own `<dialog>`, for a shadow root and for Preact: the browser keeps the focus inside, which a script
 * can't do in a shadow root. It renders in place, in the top layer. Source: MODAL-03.
 */
export function NativeDialogFrame(props: NativeDialogFrameProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: NativeDialogFrameProps) {
  const { onClose, title, description, footer, size = "medium", initialFocus, className, children } = props;
  const messages = useUiMessages();
  const id = useId();
  const { ref, frame: dialog, remember, giveBack } = useOpener<HTMLDialogElement>();
  const panel = useRef<HTMLDivElement>(null);
  const pressedOnBackdrop = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    remember();
    const unlock = lockScroll(element.ownerDocument);
    element.showModal();
    (initialFocus?.current ?? firstFocus(panel.current ?? element)).focus();
    return () => {
      element.close();
      unlock();
      giveBack();
    };
  }, [initialFocus, dialog, remember, giveBack]);
  const askToClose = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // The dialog's own box is filled by the panel, so an event on the dialog itself is one on its backdrop.
  const isBackdrop = (event: MouseEvent) => event.target === dialog.current;
  return (
    <dialog
      ref={ref}
      className="shop-dialog__backdrop shop-dialog__backdrop--native"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={askToClose}
      onKeyDown={(event) => {
        // Chromium closes at a second Esc without asking; handling the key leaves the decision to the caller.
        const isFree = !event.defaultPrevented || isLeftToDialog(event.nativeEvent);
        if (event.key === "Escape" && isFree) askToClose(event);
      }}
      onMouseDown={(event) => {
        pressedOnBackdrop.current = isBackdrop(event);
      }}
      onClick={(event) => {
        if (isBackdrop(event) && pressedOnBackdrop.current) onClose();
      }}
    >
      <div ref={panel} className={classNames("shop-dialog", className)} data-size={size} tabIndex={-1}>
        <div className="shop-dialog__head">
          <h2 className="shop-dialog__title" id={`${id}-title`}>
            {title}
          </h2>
          <IconButton className="shop-dialog__close" label={messages.close} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <div className="shop-dialog__body">
          {description && (
            <p className="shop-dialog__description" id={`${id}-description`}>
              {description}
            </p>
          )}
          <OwnAnnouncer>{children}</OwnAnnouncer>
        </div>
        {footer && <div className="shop-dialog__footer">{footer}</div>}
      </div>
    </dialog>
  );
}
