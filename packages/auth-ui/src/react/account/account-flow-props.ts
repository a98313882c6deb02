/** A flow looks alike in its dialog and on its page; these say where it stands. */
export interface AccountFlowProps {
  presentation: "dialog" | "page";
  /** Closes the dialog. A page has none. */
  onClose?: (() => void) | undefined;
  /** Where a page leads at its end. Default: /account. */
  accountHref?: string | undefined;
}
