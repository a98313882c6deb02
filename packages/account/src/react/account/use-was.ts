import { useEffect, useRef } from "react";

/**
 * Whether something was true at the previous render: a form that returns after another stage takes the focus, because the clicked button
 * was removed.
 */
export function useWas(isSo: boolean): boolean {
  const was = useRef(false);
  useEffect(() => {
    was.current = isSo;
  }, [isSo]);
  return was.current;
}
