import { type RefObject, useEffect, useRef } from "react";
import type { BetaSaid } from "./beta-actions.server.ts";

/** The reference of a form whose first wrong field is focused when an answer marks fields. */
export function useFirstError(said: BetaSaid | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!said || said.isDone) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [said]);
  return form;
}
