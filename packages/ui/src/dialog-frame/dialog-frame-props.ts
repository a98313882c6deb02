import type { ReactNode, RefObject } from "react";

export interface DialogFrameProps {
  /** Whether it is shown. The frame never closes itself: it calls `onClose`. */
  open: boolean;
  /** Called by Esc, by a click on the backdrop and by the close control. */
  onClose: () => void;
  /** What the dialog is for; its name for assistive technology. */
  title: ReactNode;
  /** One sentence under the title, read out with it. */
  description?: ReactNode;
  /** Shown at the foot, under its own line. */
  footer?: ReactNode;
  /** `small` 24 rem, `medium` 32 rem, `large` 56 rem wide. Default: medium. On a phone every size is a sheet at the bottom edge. */
  size?: "small" | "medium" | "large";
  /** What gets the focus on opening. Default: the first field of the body, else its first control, else the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * `top` is the browser's top layer, above everything. A dialog that contains another site's script belongs in the `page`: anything that
   * such a script lays over the page (a bank's second step) would be under the top layer, out of reach. Default: top.
   */
  layer?: "top" | "page";
  className?: string;
  children: ReactNode;
}
