import { useEffect, useState } from "react";

/** False while a part is inserted, true from then on: a live region must be in the page before its text. */
export function useAfterMount(): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted;
}
