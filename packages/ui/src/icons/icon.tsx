import type { SVGAttributes } from "react";
import { classNames } from "../base/class-names.ts";

export type IconProps = Omit<SVGAttributes<SVGSVGElement>, "children">;

/** One frame for the stroke set: a 24 grid, square ends, mitred corners, as drawn with a plotter. Hidden from assistive technology: the control beside it has the name. */
export function Icon({ paths, className, ...rest }: IconProps & { paths: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={classNames("shop-icon", className)}
    >
      <path d={paths} />
    </svg>
  );
}
