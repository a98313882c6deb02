import "@shop/engagement/wheel-styles.css";
import { type WheelMessages, WheelPopUp, type WheelTurn } from "@shop/engagement/react";
import { startTransition, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { EngagementServices } from "../../composition/engagement/engagement-services.ts";
import { useServices } from "../../composition/services-context.ts";
import { useIsCustomer } from "../../composition/use-shopper.ts";
import { useLocale } from "../../messages/use-texts.ts";
import { loadWheelTexts } from "../../messages/wheel-parts/load.ts";

interface WheelSurfaceProps {
  readonly turn: WheelTurn;
  readonly onFailed: (error: unknown) => void;
}

/** The wheel with this shop's cart, login and texts. */
export function WheelSurface(props: WheelSurfaceProps) {
  const engagement = useStore(useServices().engagement);
  return engagement && <LoadedWheel {...props} services={engagement.wheel} />;
}

function LoadedWheel({ turn, onFailed, services }: WheelSurfaceProps & { services: EngagementServices["wheel"] }) {
  const loaded = useStore(services);
  const messages = useWheelTexts(services, onFailed);
  const isLoggedIn = useIsCustomer();
  if (!loaded || !messages) return null;
  const { wheel, goToCart, logIn } = loaded;
  return (
    <WheelPopUp
      turn={turn}
      wheel={wheel}
      messages={messages}
      isLoggedIn={isLoggedIn}
      onGoToCart={(coupon) => void goToCart(coupon)}
      onLogin={logIn}
      downloadsHref="/account"
      checkHref="/wheel"
    />
  );
}

/** Fetches the wheel and its texts; null until both are there. A wheel that is loaded first is drawn in slices, with its texts. */
function useWheelTexts(
  services: EngagementServices["wheel"],
  onFailed: (error: unknown) => void,
): WheelMessages | null {
  const locale = useLocale();
  const [messages, setMessages] = useState<WheelMessages | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const loadWheel = async () => (await services.load()).wheel.load();
    Promise.all([loadWheelTexts(locale), loadWheel()]).then(
      ([texts]) => isCurrent && startTransition(() => setMessages(texts)),
      (error: unknown) => isCurrent && onFailed(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [services, locale]);
  return messages;
}
