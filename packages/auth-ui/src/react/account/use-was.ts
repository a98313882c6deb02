import { useEffect, useRef } from "react";

/** Whether something was so when the part was drawn before: a form that comes back after another stage takes the focus, for the pressed button has gone. */
export function useWas(isSo: boolean): boolean {
  const was = useRef(false);
  useEffect(() => {
    was.current = isSo;
  }, [isSo]);
  return was.current;
}
