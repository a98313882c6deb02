"use client";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

/** Says a text for as long as it is true; the function that it returns ends that. */
type Announce = (text: string) => () => void;

const AnnouncerContext = createContext<Announce | null>(null);

/**
 * The page's live region for what is under way. Put it around the page once: it is in the server's markup, so it is there before it
 * speaks, and a text that several parts say at a time, or one after the other, is inserted once. Source: A11Y-06.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const [texts, setTexts] = useState<readonly string[]>([]);
  const announce = useCallback<Announce>((text) => {
    setTexts((before) => [...before, text]);
    return () => setTexts((before) => without(before, text));
  }, []);
  return (
    <AnnouncerContext.Provider value={announce}>
      {children}
      <VisuallyHidden role="status">{[...new Set(texts)].join(" ")}</VisuallyHidden>
    </AnnouncerContext.Provider>
  );
}

/** Parts inside use live regions of their own: a dialog makes the page around it inert, with the page's region. */
export function OwnAnnouncements({ children }: { children: ReactNode }) {
  return <AnnouncerContext.Provider value={null}>{children}</AnnouncerContext.Provider>;
}

/** Says a text while the part is shown. False: nothing around it says it, so the part needs a live region of its own. */
export function useAnnounced(text: string): boolean {
  const announce = useContext(AnnouncerContext);
  useEffect(() => announce?.(text), [announce, text]);
  return announce !== null;
}

function without(texts: readonly string[], text: string): readonly string[] {
  const at = texts.indexOf(text);
  return texts.filter((_, index) => index !== at);
}
