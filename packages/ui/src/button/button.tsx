"use client";
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, type ReactNode, type Ref } from "react";
import { usePassingText } from "../announcer/use-passing-text.ts";
import { classNames } from "../base/class-names.ts";
import { useLinkPart, useUiMessages } from "../provider/ui-provider.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export type ButtonVariant = "signal" | "plain" | "quiet" | "danger";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `signal` for the main act of a view; `danger` for what can't be undone. Default: plain. */
  variant?: ButtonVariant;
  /** `unit` is one rack unit high (44 px), `small` 32 px. Default: unit. */
  size?: "unit" | "small";
  /**
   * The act is running: the button keeps its width and its focus, ignores further clicks, and announces it. If it can become true, pass it
   * (as false) from the start.
   */
  busy?: boolean;
  /** Shown and announced while busy. Default: "Working…". */
  busyLabel?: string;
  icon?: ReactNode;
  /** As wide as its container. */
  wide?: boolean;
  /** Makes it a link that looks like a button; rendered by the provider's link part. */
  href?: string;
  target?: string;
  rel?: string;
  download?: boolean | string;
}

/** A button. Its text says what happens. The default type is "button": a form's own says `type="submit"`. */
export const Button = forwardRef<HTMLButtonElement | HTMLAnchorElement, ButtonProps>(function Button(props, ref) {
  const {
    variant = "plain",
    size = "unit",
    busy,
    busyLabel,
    icon,
    wide,
    className,
    children,
    href,
    target,
    rel,
    download,
    ...rest
  } = props;
  const Link = useLinkPart();
  const messages = useUiMessages();
  const look = {
    className: classNames("shop-button", className),
    "data-variant": variant,
    "data-size": size,
    "data-wide": wide ? "" : undefined,
  };
  if (href !== undefined) {
    const { type: _type, disabled: _disabled, ...linkRest } = rest as Record<string, unknown>;
    return (
      <Link
        {...linkRest}
        {...look}
        href={href}
        target={target}
        rel={rel}
        download={download}
        ref={ref as Ref<HTMLAnchorElement>}
      >
        {icon}
        <span className="shop-button__label">{children}</span>
      </Link>
    );
  }
  const busyText = busyLabel ?? messages.working;
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled rather than disabled: a disabled button loses the focus, and with it the reader's place.
    if (busy) event.preventDefault();
    else rest.onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        {...look}
        ref={ref as Ref<HTMLButtonElement>}
        onClick={onClick}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        data-busy={busy ? "" : undefined}
      >
        <span className="shop-button__label">
          <span className="shop-button__idle" aria-hidden={busy || undefined}>
            {icon}
            {children}
          </span>
          {busy !== undefined && (
            <span className="shop-button__busy" aria-hidden={busy ? undefined : true}>
              {busyText}
            </span>
          )}
        </span>
      </button>
      {busy !== undefined && <BusyRegion text={busy ? busyText : ""} />}
    </>
  );
});

/** The label shows the same text for as long as the act runs. */
function BusyRegion({ text }: { text: string }) {
  return <VisuallyHidden aria-live="polite">{usePassingText(text)}</VisuallyHidden>;
}
