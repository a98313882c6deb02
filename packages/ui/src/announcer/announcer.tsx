"use client";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { usePassingText } from "./use-passing-text.ts";

/** `alert` interrupts the current speech; `status` waits for its end. */
export type Urgency = "alert" | "status";

/** Announces a text for as long as it is true; the returned function ends that. */
type Announce = (text: string, urgency: Urgency) => () => void;

interface Announcement {
  readonly text: string;
  readonly urgency: Urgency;
}

const AnnouncerContext = createContext<Announce | null>(null);

interface AnnouncerProps {
  children: ReactNode;
}

/**
 * The page's two live regions. Put it around the page once. The regions are in the server's markup, so they exist before anything is
 * announced. A text that several parts announce, together or one after the other, is inserted once, and disappears some seconds later.
 * Inside another announcer it adds nothing. Source: A11Y-06.
 */
export function Announcer({ children }: AnnouncerProps) {
  const isInside = useContext(AnnouncerContext) !== null;
  // biome-ignore lint/complexity/noUselessFragments: to React 18's types a component returns an element, and not any node.
  return isInside ? <>{children}</> : <OwnAnnouncer>{children}</OwnAnnouncer>;
}

/** The same for a dialog, which needs its own regions: it makes the page around it inert, including the page's regions. */
export function OwnAnnouncer({ children }: AnnouncerProps) {
  const [said, setSaid] = useState<readonly Announcement[]>([]);
  const announce = useCallback<Announce>((text, urgency) => {
    const announcement = { text, urgency };
    setSaid((before) => [...before, announcement]);
    return () => setSaid((before) => before.filter((one) => one !== announcement));
  }, []);
  return (
    <AnnouncerContext.Provider value={announce}>
      {children}
      <Region urgency="status" said={said} />
      <Region urgency="alert" said={said} />
    </AnnouncerContext.Provider>
  );
}

/** Each text is a separate element, and only added text is announced: a second text doesn't repeat the first. */
function Region({ urgency, said }: { urgency: Urgency; said: readonly Announcement[] }) {
  const texts = new Set(said.filter((one) => one.urgency === urgency).map((one) => one.text));
  return (
    <VisuallyHidden role={urgency} aria-atomic={false}>
      {[...texts].map((text, index) => (
        <Said key={text} text={text} isFirst={index === 0} />
      ))}
    </VisuallyHidden>
  );
}

/** As long as the text is true it isn't announced again, even after it has disappeared. */
function Said({ text, isFirst }: { text: string; isFirst: boolean }) {
  const shown = usePassingText(text);
  if (shown === "") return null;
  return (
    <>
      {!isFirst && " "}
      <span>{shown}</span>
    </>
  );
}

/** Announces a text while the part is mounted, through the announcer around it. */
export function useAnnounced(text: string): void {
  const announce = useAnnounce();
  useEffect(() => announce(text, "status"), [announce, text]);
}

/** The announce function of the announcer around the part. */
export function useAnnounce(): Announce {
  return useContext(AnnouncerContext) ?? saysNothing;
}

const saysNothing: Announce = () => () => {};
