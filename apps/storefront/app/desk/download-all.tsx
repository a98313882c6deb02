import { Button } from "@shop/ui";
import type { ReactNode, RefObject } from "react";
import { startInTurn } from "./start-in-turn.ts";

interface DownloadAllProps {
  /** What contains the rows. */
  readonly list: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Downloads the first file of each row. Without scripts each row is downloaded by itself. */
export function DownloadAll({ list, children }: DownloadAllProps) {
  const start = () => startInTurn(list.current?.querySelectorAll<HTMLAnchorElement>("a[data-first]") ?? []);
  return (
    <Button variant="signal" className="needs-scripts" onClick={start}>
      {children}
    </Button>
  );
}
