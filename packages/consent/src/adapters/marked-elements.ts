import type { ConsentMark } from "../domain/is-mark-allowed.ts";

/** What is in the place of a frame while it waits. */
export interface FramePlaceholders {
  show(frame: HTMLElement): void;
  /** The frame may run, or is no longer in the page. */
  hide(frame: HTMLElement): void;
}

export interface MarkedElementsDeps {
  readonly document: Document;
  readonly isAllowed: (mark: ConsentMark) => boolean;
  /** Calls back when the visitor has chosen. The returned function unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A script that has run can't be stopped when it is no longer allowed. */
  readonly onScriptWithdrawn: () => void;
  /** See `createFramePlaceholders`. Default: a waiting frame is empty. */
  readonly placeholders?: FramePlaceholders;
}

const MARKED = "[data-consent], [data-consent-service]";
const STATE = "data-consent-state";

/**
 * Lets marked elements run once they are allowed: scripts with `type="text/plain"`, and frames whose address is in `data-src`. Those that
 * are added later are found too. A frame that is no longer allowed is emptied. The returned function stops watching. Source: CONSENT-02.
 */
export function watchMarkedElements({
  document,
  isAllowed,
  subscribe,
  onScriptWithdrawn,
  placeholders,
}: MarkedElementsDeps) {
  const waiting = new Set<HTMLElement>();
  const follow = () => {
    let isScriptWithdrawn = false;
    for (const frame of waiting) if (!frame.isConnected && waiting.delete(frame)) placeholders?.hide(frame);
    for (const element of document.querySelectorAll<HTMLElement>(MARKED)) {
      const { consent = null, consentService = null } = element.dataset;
      const may = isAllowed({ category: consent, service: consentService });
      const runs = element.getAttribute(STATE) === "allowed";
      if (may && !runs) run(element);
      if (!may && runs) isScriptWithdrawn = !stop(element) || isScriptWithdrawn;
      if (!may && !runs) element.setAttribute(STATE, "waiting");
      if (element.localName !== "iframe") continue;
      if (!may) waiting.add(element);
      else if (waiting.delete(element)) placeholders?.hide(element);
    }
    for (const frame of waiting) placeholders?.show(frame);
    if (isScriptWithdrawn) onScriptWithdrawn();
  };
  const observer = new MutationObserver(follow);
  observer.observe(document, { childList: true, subtree: true });
  const unsubscribe = subscribe(follow);
  follow();
  return () => {
    observer.disconnect();
    unsubscribe();
    for (const frame of waiting) placeholders?.hide(frame);
  };
}

function run(element: HTMLElement): void {
  if (element.localName === "iframe") element.setAttribute("src", element.dataset.src ?? "");
  if (element.localName === "script") runScript(element);
  else element.setAttribute(STATE, "allowed");
}

/** A browser runs a script only when it is inserted, so that a copy takes its place. */
function runScript(waiting: HTMLElement): void {
  const script = waiting.ownerDocument.createElement("script");
  for (const { name, value } of waiting.attributes) if (name !== "type") script.setAttribute(name, value);
  const { type } = waiting.dataset;
  if (type) script.type = type;
  script.setAttribute(STATE, "allowed");
  script.text = waiting.textContent ?? "";
  waiting.replaceWith(script);
}

/** Returns whether the element has stopped. */
function stop(element: HTMLElement): boolean {
  if (element.localName === "script") return false;
  element.removeAttribute("src");
  element.setAttribute(STATE, "waiting");
  return true;
}
