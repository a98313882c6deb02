import { type RefCallback, type RefObject, useState } from "react";

interface Opener<Frame extends HTMLElement> {
  /** For the frame's element. */
  readonly ref: RefCallback<Frame>;
  readonly frame: RefObject<Frame | null>;
  /** To be called when the frame opens, before it takes the focus. */
  readonly remember: () => void;
  /** Returns the focus to the element that opened the dialog; if that was removed, to the page's main part. */
  readonly giveBack: () => void;
}

/**
 * Remembers the element that opened a dialog. A ref is set before any effect runs, so before the content can have taken the focus. But it
 * is also set before a dialog that this one replaces has returned the focus, so it is read again when the frame opens.
 */
export function useOpener<Frame extends HTMLElement>(): Opener<Frame> {
  return useState(createOpener<Frame>)[0];
}

function createOpener<Frame extends HTMLElement>(): Opener<Frame> {
  const frame: { current: Frame | null } = { current: null };
  let opener: HTMLElement | null = null;
  const remember = () => {
    opener = (frame.current && focusedBeside(frame.current)) ?? opener;
  };
  return {
    frame,
    remember,
    ref: (element) => {
      frame.current = element;
      remember();
    },
    giveBack: () => (opener?.isConnected ? opener : document.querySelector("main"))?.focus(),
  };
}

/** What has the focus outside of a part, also where both are inside a shadow root. The whole page isn't anything. */
function focusedBeside(part: HTMLElement): HTMLElement | null {
  const { activeElement } = part.getRootNode() as Document | ShadowRoot;
  const isApart = activeElement && !part.contains(activeElement) && !activeElement.contains(part);
  return isApart ? (activeElement as HTMLElement) : null;
}
