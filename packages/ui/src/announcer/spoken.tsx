"use client";
import { type HTMLAttributes, type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { Announcer, type Urgency, useAnnounce } from "./announcer.tsx";

export interface SpokenProps extends HTMLAttributes<HTMLSpanElement> {
  /** Default: `status`. */
  urgency?: Urgency;
}

/**
 * Text that is announced when it appears, and again when it changes. It has no live region itself: the announcer says it. Source: A11Y-06.
 */
export function Spoken(props: SpokenProps) {
  return (
    <Announcer>
      <SpokenText {...props} />
    </Announcer>
  );
}

function SpokenText({ urgency = "status", ...rest }: SpokenProps) {
  const element = useRef<HTMLSpanElement>(null);
  useSpoken(urgency, element);
  return <span {...rest} ref={element} />;
}

/** Announces the text of these elements, joined. Text that comes with the server's page isn't announced: it is read with the page. */
export function useSpoken(urgency: Urgency, ...elements: RefObject<HTMLElement | null>[]): void {
  const announce = useAnnounce();
  const cameWithPage = useRef(useIsHydrating());
  const said = useRef(SILENCE);
  // After every render: only the DOM has the text of the caller's content.
  useEffect(() => {
    const parts = elements.map((element) => element.current?.textContent?.trim() ?? "");
    const words = parts.filter((part) => part !== "").join(" ");
    if (words === said.current.words) return;
    said.current.end();
    said.current = { words, end: cameWithPage.current ? SILENCE.end : announce(words, urgency) };
    cameWithPage.current = false;
  });
  useEffect(
    () => () => {
      said.current.end();
      said.current = SILENCE;
    },
    [],
  );
}

const SILENCE = { words: "", end: () => {} };
const neverChanges = () => () => {};

/** True in the render that takes over the server's markup. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
