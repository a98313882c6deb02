import { formatMessage, type Locale, type Message, type MessageParams } from "@shop/kernel";
import type { ConsentService } from "../domain/service.ts";
import type { FramePlaceholders } from "./marked-elements.ts";

/** The texts of a placeholder: those of `consentMessages`. */
export type FrameTextKey = "waiting" | "allowOnce" | "allowAlways";

export interface FramePlaceholdersDeps {
  readonly services: readonly Pick<ConsentService, "id" | "name" | "provider">[];
  readonly messages: Readonly<Record<FrameTextKey, Message>>;
  readonly locale: Locale;
  /** Allows one service without its category: the store's `allowService`. */
  readonly allow: (service: string, duration: "once" | "always") => Promise<void>;
  /** Given, each placeholder is in a shadow root with these styles, whatever the page's own are. */
  readonly sheet?: CSSStyleSheet;
}

/**
 * A text with two buttons in the place of each frame that waits for its service. Either button consents to that service alone, and the
 * focus goes to the frame. For `watchMarkedElements`; frames of a category without a service have no placeholder. Source: CONSENT-02.
 */
export function createFramePlaceholders(deps: FramePlaceholdersDeps): FramePlaceholders {
  const shown = new Map<HTMLElement, HTMLElement>();
  return {
    show: (frame) => {
      const service = deps.services.find(({ id }) => id === frame.dataset.consentService);
      if (!service || shown.has(frame)) return;
      const placeholder = fill(createPlace(frame), frame, service, deps);
      frame.before(placeholder);
      frame.style.setProperty("display", "none", "important");
      shown.set(frame, placeholder);
    },
    hide: (frame) => {
      shown.get(frame)?.remove();
      if (shown.delete(frame)) frame.style.removeProperty("display");
    },
  };
}

/** As large as the frame, and where it was. */
function createPlace(frame: HTMLElement): HTMLElement {
  const place = frame.ownerDocument.createElement("div");
  const { width, height } = frame.getBoundingClientRect();
  const isLaidOver = getComputedStyle(frame).position === "absolute";
  place.style.setProperty("display", "block");
  if (isLaidOver) {
    place.style.setProperty("position", "absolute");
    place.style.setProperty("inset", "0");
    place.style.setProperty("overflow", "auto");
  } else if (width > 0) place.style.setProperty("max-width", `${width}px`);
  place.style.setProperty("--shop-consent-frame-height", isLaidOver ? "100%" : `${height}px`);
  return place;
}

function fill(
  place: HTMLElement,
  frame: HTMLElement,
  { id, name, provider }: FramePlaceholdersDeps["services"][number],
  { messages, locale, allow, sheet }: FramePlaceholdersDeps,
): HTMLElement {
  const create = <Tag extends "div" | "p" | "button" | "strong">(tag: Tag, className: string, text = "") =>
    Object.assign(frame.ownerDocument.createElement(tag), { className, textContent: text });
  const text = (key: FrameTextKey, params?: MessageParams) => formatMessage(messages[key], params, locale);
  const button = (duration: "once" | "always", label: string) => {
    const made = create("button", "shop-button", label);
    made.type = "button";
    made.dataset.variant = "plain";
    made.dataset.size = "unit";
    made.addEventListener("click", () => void allow(id, duration).then(() => frame.focus()));
    return made;
  };
  const acts = create("div", "shop-consent-frame__acts");
  acts.append(button("once", text("allowOnce")), button("always", text("allowAlways", { name })));
  const box = create("div", "shop-consent-frame");
  box.role = "group";
  box.ariaLabel = frame.title || name;
  box.lang = locale;
  if (frame.title) box.append(create("strong", "shop-consent-frame__title", frame.title));
  box.append(create("p", "shop-consent-frame__text", text("waiting", { name, provider })), acts);
  if (!sheet) place.append(box);
  else {
    const root = place.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(box);
  }
  return place;
}
