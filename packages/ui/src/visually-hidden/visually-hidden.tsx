import type { HTMLAttributes } from "react";
import { classNames } from "../base/class-names.ts";

/** Text for assistive technology alone. */
export function VisuallyHidden({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return <span {...rest} className={classNames("shop-visually-hidden", className)} />;
}
