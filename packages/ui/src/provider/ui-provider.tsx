"use client";
import type { Clock } from "@shop/kernel";
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type RefAttributes,
  useContext,
  useMemo,
} from "react";
import { uiMessagesEn } from "../messages/en.ts";
import type { UiMessages } from "../messages/ui-messages.ts";
import { PlainLink } from "./plain-link.tsx";

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };
/** Renders a link: an anchor, or a router's link that takes `href`. */
export type LinkPart = ComponentType<LinkProps & RefAttributes<HTMLAnchorElement>>;

interface UiSettings {
  messages: UiMessages;
  link: LinkPart;
  clock: Clock | undefined;
}

const UiContext = createContext<UiSettings>({ messages: uiMessagesEn, link: PlainLink, clock: undefined });

export interface UiProviderProps {
  /** The parts' own texts; English by default. */
  messages?: UiMessages;
  /** Renders every link, so that a host's router can handle it. Default: a plain anchor. */
  link?: LinkPart;
  /** Time for countdowns and toasts, which need one, from here or as a property. Announced texts disappear only with one. */
  clock?: Clock;
  children: ReactNode;
}

/**
 * Provides the parts below it with their language, their links and their clock. Anything not given is inherited from the
 * provider above.
 */
export function UiProvider({ messages, link, clock, children }: UiProviderProps) {
  const above = useContext(UiContext);
  const settings = useMemo(
    () => ({ messages: messages ?? above.messages, link: link ?? above.link, clock: clock ?? above.clock }),
    [messages, link, clock, above],
  );
  return <UiContext.Provider value={settings}>{children}</UiContext.Provider>;
}

export function useUiMessages(): UiMessages {
  return useContext(UiContext).messages;
}

export function useLinkPart(): LinkPart {
  return useContext(UiContext).link;
}

/** The provider's clock, for what also works without one. */
export function useClockIfAny(): Clock | undefined {
  return useContext(UiContext).clock;
}

/** The clock of a part: its own, else the provider's. */
export function useUiClock(own: Clock | undefined): Clock {
  const clock = useClockIfAny();
  const chosen = own ?? clock;
  if (!chosen)
    throw new Error("This part shows time and got no clock: give it `clock`, or put a UiProvider with one around it.");
  return chosen;
}
