import type { HTMLAttributes } from "react";
import { classNames } from "../base/class-names.ts";

/** Text only for assistive technology. */
export function VisuallyHidden({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return <span {...rest} className={classNames("shop-visually-hidden", className)} />;
}
