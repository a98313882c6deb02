"use client";
import { Button, CloseIcon, classNames, IconButton, OptionsIcon, Spoken, useEscape } from "@shop/ui";
import { type FocusEvent, type ReactNode, useId, useRef, useState } from "react";
import { useAttention, useEngagementText } from "../provider/engagement-provider.tsx";

export interface PopUpFrameProps {
  /** Names it. */
  title: ReactNode;
  /** Whether its title is announced when it appears. Default: true. */
  isAnnounced?: boolean;
  /** Called by its close button, and by Esc from anywhere on the page. */
  onClose: () => void;
  /** `wide` for what has to be worked with: a wheel, a form. */
  size?: "note" | "wide";
  className?: string;
  children?: ReactNode;
}

/**
 * The frame of a pop-up, at the page's lower edge: its title, a close button, and the way to fewer pop-ups. It isn't modal and doesn't take
 * the focus. Closing it returns the focus to where it came from. Source: ENGAGE-12, A11Y-02.
 */
export function PopUpFrame(props: PopUpFrameProps) {
  const { title, isAnnounced = true, onClose, size = "note", className, children } = props;
  const text = useEngagementText();
  const attention = useAttention();
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const optionsId = useId();
  const { frame, rememberOrigin, giveBackFocus } = useReturnedFocus();
  const close = () => {
    giveBackFocus();
    onClose();
  };
  useEscape(close);
  return (
    <section
      ref={frame}
      className={classNames("shop-pop-up", className)}
      data-size={size}
      aria-labelledby={titleId}
      onFocusCapture={rememberOrigin}
    >
      <div className="shop-pop-up__head">
        <h2 id={titleId} className="shop-pop-up__title">
          {isAnnounced ? <Spoken>{title}</Spoken> : title}
        </h2>
        <IconButton
          label={text("popUp.options")}
          icon={<OptionsIcon />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? optionsId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        />
        <IconButton label={text("popUp.close")} icon={<CloseIcon />} onClick={close} />
      </div>
      {isOpen && (
        <div id={optionsId} className="shop-pop-up__options">
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              giveBackFocus();
              attention.setFewer(true);
            }}
          >
            {text("popUp.fewer")}
          </Button>
          <p className="shop-pop-up__hint">{text("popUp.fewerHint")}</p>
        </div>
      )}
      {children !== undefined && <div className="shop-pop-up__body">{children}</div>}
    </section>
  );
}

function useReturnedFocus() {
  const frame = useRef<HTMLElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  return {
    frame,
    rememberOrigin: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        origin.current = relatedTarget;
    },
    giveBackFocus: () => {
      if (frame.current?.matches(":focus-within") && origin.current?.isConnected) origin.current.focus();
    },
  };
}
