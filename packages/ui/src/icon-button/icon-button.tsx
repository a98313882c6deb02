"use client";
import { type ButtonHTMLAttributes, forwardRef, type ReactNode, type Ref } from "react";
import { classNames } from "../base/class-names.ts";
import { useLinkPart } from "../provider/ui-provider.tsx";

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "aria-label" | "aria-pressed"> {
  /** Its name: what a click does. */
  label: string;
  /** One of the icons. */
  icon: ReactNode;
  /** `unit` is 44 × 44 px, `small` 32 × 32. Default: unit. */
  size?: "unit" | "small";
  /** Makes it a toggle button; the name stays the same and the state is announced. */
  pressed?: boolean;
  /** Shown at its corner, for instance a count. Describe it in `label`. */
  badge?: ReactNode;
  /** Makes it a link, rendered by the provider's link part. */
  href?: string;
}

/** A control of one picture and no text. */
export const IconButton = forwardRef<HTMLButtonElement | HTMLAnchorElement, IconButtonProps>(
  function IconButton(props, ref) {
    const { label, icon, size = "unit", pressed, badge, href, className, ...rest } = props;
    const Link = useLinkPart();
    const look = { className: classNames("shop-icon-button", className), "data-size": size, "aria-label": label };
    const face = (
      <>
        {icon}
        {badge !== undefined && badge !== null && badge !== false && (
          <span className="shop-icon-button__badge" aria-hidden="true">
            {badge}
          </span>
        )}
      </>
    );
    if (href !== undefined) {
      const { type: _type, disabled: _disabled, ...linkRest } = rest as Record<string, unknown>;
      return (
        <Link {...linkRest} {...look} href={href} ref={ref as Ref<HTMLAnchorElement>}>
          {face}
        </Link>
      );
    }
    return (
      <button type="button" {...rest} {...look} aria-pressed={pressed} ref={ref as Ref<HTMLButtonElement>}>
        {face}
      </button>
    );
  },
);
