import type { ClosingState } from "@shop/kernel";
import { useEffect } from "react";

/**
 * The end of a dialog that closes itself and then has the page reloaded: called once when its time has run out, or when it is closed after
 * its work was done. Source: ACCT-05, ACCT-10, A11Y-03.
 */
export function useClosingDialog({
  open,
  stage,
  onClose,
  onReload,
}: {
  open: boolean;
  stage: ClosingState["stage"];
  onClose: () => void;
  onReload: () => void;
}): () => void {
  const isOver = open && stage === "over";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function is no new end.
  useEffect(() => {
    if (isOver) onReload();
  }, [isOver]);
  return stage === "counting" || stage === "kept" ? onReload : onClose;
}
