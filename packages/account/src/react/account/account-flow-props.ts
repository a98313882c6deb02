/** A flow looks the same in its dialog and on its page; these props say which one it is in. */
export interface AccountFlowProps {
  presentation: "dialog" | "page";
  /** Closes the dialog. Undefined on a page. */
  onClose?: (() => void) | undefined;
  /** Where a page links to at its end. Default: /account. */
  accountHref?: string | undefined;
}
