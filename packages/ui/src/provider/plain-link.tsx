import { type AnchorHTMLAttributes, forwardRef } from "react";

export const PlainLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>(
  function PlainLink(props, ref) {
    return <a {...props} ref={ref} />;
  },
);
