"use client";
import { forwardRef } from "react";
import { classNames } from "../base/class-names.ts";
import { type LinkProps, useLinkPart } from "../provider/ui-provider.tsx";

/** A link in running text, rendered by the provider's link part. */
export const TextLink = forwardRef<HTMLAnchorElement, LinkProps>(function TextLink({ className, ...rest }, ref) {
  const Link = useLinkPart();
  return <Link {...rest} ref={ref} className={classNames("shop-link", className)} />;
});
