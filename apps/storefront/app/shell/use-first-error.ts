import { type RefObject, useEffect, useRef } from "react";

/** The reference of a form whose first wrong field is focused when an answer marks fields. */
export function useFirstError(said: { readonly isDone: boolean } | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!said || said.isDone) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [said]);
  return form;
}
