"use client";
import { createContext, Fragment, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

/** `alert` interrupts what is being read; `status` waits for its end. */
export type Urgency = "alert" | "status";

/** Says a text for as long as it is true; the function that it returns ends that. */
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
 * The page's two live regions. Put it around the page once: they are in the server's markup, so they are there before they speak, and
 * a text that several parts say at a time, or one after the other, is inserted once. Inside another announcer it adds nothing.
 * Source: A11Y-06.
 */
export function Announcer({ children }: AnnouncerProps) {
  const isInside = useContext(AnnouncerContext) !== null;
  return isInside ? <>{children}</> : <OwnAnnouncer>{children}</OwnAnnouncer>;
}

/** The same for a dialog, which needs regions of its own: it makes the page around it inert, with the page's regions. */
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

/** Each text is an element of its own, and only what is added is read: a second text doesn't repeat the first. */
function Region({ urgency, said }: { urgency: Urgency; said: readonly Announcement[] }) {
  const texts = new Set(said.filter((one) => one.urgency === urgency).map((one) => one.text));
  return (
    <VisuallyHidden role={urgency} aria-atomic={false}>
      {[...texts].map((text, index) => (
        <Fragment key={text}>
          {index > 0 && " "}
          <span>{text}</span>
        </Fragment>
      ))}
    </VisuallyHidden>
  );
}

/** Says a text while the part is shown, through the announcer around it. */
export function useAnnounced(text: string): void {
  const announce = useAnnounce();
  useEffect(() => announce(text, "status"), [announce, text]);
}

/** What the announcer around the part says texts with. */
export function useAnnounce(): Announce {
  return useContext(AnnouncerContext) ?? saysNothing;
}

const saysNothing: Announce = () => () => {};
