import { formatMessage, type Locale, type Message, type MessageParams } from "@shop/kernel";
import type { ConsentService } from "../domain/service.ts";
import { button, h } from "./dom.ts";
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
  const place = h("div");
  const { width, height } = frame.getBoundingClientRect();
  const isLaidOver = getComputedStyle(frame).position === "absolute";
  place.style.setProperty("display", "block");
  if (isLaidOver) {
    place.style.setProperty("position", "absolute");
    place.style.setProperty("inset", "0");
    place.style.setProperty("overflow", "auto");
  } else if (width > 0) place.style.setProperty("max-width", `${width}px`);
  place.style.setProperty("--shop-consent-frame-height", `${height}px`);
  return place;
}

function fill(
  place: HTMLElement,
  frame: HTMLElement,
  { id, name, provider }: FramePlaceholdersDeps["services"][number],
  { messages, locale, allow, sheet }: FramePlaceholdersDeps,
): HTMLElement {
  const text = (key: FrameTextKey, params?: MessageParams) => formatMessage(messages[key], params, locale);
  const press = (duration: "once" | "always") => () => void allow(id, duration).then(() => frame.focus());
  const box = h(
    "div",
    { className: "shop-consent-frame", role: "group", ariaLabel: frame.title || name, lang: locale },
    frame.title !== "" && h("strong", { className: "shop-consent-frame__title", textContent: frame.title }),
    h("p", { className: "shop-consent-frame__text", textContent: text("waiting", { name, provider }) }),
    h(
      "div",
      { className: "shop-consent-frame__acts" },
      button(text("allowOnce"), press("once")),
      button(text("allowAlways", { name }), press("always")),
    ),
  );
  if (!sheet) place.append(box);
  else {
    const root = place.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(h("div", { className: "shop-embed" }, box));
  }
  return place;
}
