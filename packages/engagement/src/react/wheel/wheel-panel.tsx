"use client";
import { Button, FailureAlert, useIsStill } from "@shop/ui";
import { type RefObject, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { ENGAGEMENT_FAILURES, type EngagementFailureCode } from "../../failures.ts";
import type { WheelStore } from "../../store/wheel/wheel-store.ts";
import { useEngagementText } from "../provider/engagement-provider.tsx";
import { useWheelText, type WheelMessages, type WheelText } from "./use-wheel-text.ts";
import { WheelDial } from "./wheel-dial.tsx";
import { WheelResult } from "./wheel-result.tsx";
import { WheelTerms } from "./wheel-terms.tsx";

export interface WheelActs {
  /** Puts the drawn coupon on the cart and goes there. */
  onGoToCart: (coupon: string) => void;
  /** Lets the shopper log in. The pack is claimed after that. */
  onLogin: () => void;
  isLoggedIn: boolean;
  /** The account's downloads. */
  downloadsHref: string;
  /** The page that explains how to check a draw. */
  checkHref: string;
}

export interface WheelPanelProps extends WheelActs {
  wheel: WheelStore;
  messages: WheelMessages;
}

/** The wheel itself: its dial, the spin, what was drawn, odds and terms. Nothing until it is loaded. Source: ENGAGE-03. */
export function WheelPanel({ wheel: store, messages, ...acts }: WheelPanelProps) {
  const text = useWheelText(messages);
  const state = useStore(store);
  const isStill = useIsStill();
  const failureText = useFailureText(text);
  const { stage, wheel, draw, failure } = state;
  if (!wheel || wheel.segments.length === 0) return null;
  const isLanded = stage === "drawn";
  const segment = draw && wheel.segments.find(({ id }) => id === draw.segmentId);
  const hasPrize = isLanded && segment !== undefined && segment?.type !== "none";
  const getPack = () => {
    void store.claimPack(acts.isLoggedIn);
    if (!acts.isLoggedIn) acts.onLogin();
  };
  return (
    <div className="shop-wheel" data-prize={hasPrize || undefined}>
      <WheelDial
        segments={wheel.segments}
        turnDegrees={state.turnDegrees}
        isTurning={stage === "turning"}
        landedId={isLanded && draw ? draw.segmentId : null}
        reading={isLanded && draw ? String(draw.point).padStart(3, "0") : "–––"}
        text={text}
      />
      <div className="shop-wheel__desk">
        {isLanded && draw && segment ? (
          <WheelResult
            {...state}
            {...acts}
            draw={draw}
            segment={segment}
            spinsLeft={wheel.spinsLeft}
            onGetPack={getPack}
            onCopy={() => store.copyCode()}
            text={text}
          />
        ) : (
          <p className="shop-wheel__lead">{text("wheel.lead")}</p>
        )}
        {failure && <FailureAlert failure={failure}>{failureText(failure.code)}</FailureAlert>}
        <SpinButton
          stage={stage}
          spinsLeft={wheel.spinsLeft}
          isQuiet={hasPrize}
          onSpin={() => void store.spin({ isStill })}
          text={text}
        />
      </div>
      <WheelTerms wheel={wheel} checkHref={acts.checkHref} isLoggedIn={acts.isLoggedIn} text={text} />
    </div>
  );
}

function useFailureText(text: WheelText): (code: string) => string {
  const own = useEngagementText();
  const isOwn = (code: string): code is EngagementFailureCode => ENGAGEMENT_FAILURES.some((known) => known === code);
  return (code) => (isOwn(code) ? own(code) : text("wheel.failed"));
}

interface SpinButtonProps {
  stage: ReturnType<WheelStore["getState"]>["stage"];
  spinsLeft: number;
  /** There is something better to do: the drawn prize. */
  isQuiet: boolean;
  onSpin: () => void;
  text: WheelText;
}

function SpinButton({ stage, spinsLeft, isQuiet, onSpin, text }: SpinButtonProps) {
  const isBusy = stage === "asking" || stage === "turning";
  const isOver = spinsLeft === 0 && !isBusy;
  const { place, rememberPress } = useFocusAfterLastSpin(isOver);
  if (isOver) {
    return (
      <p ref={place} tabIndex={-1} className="shop-wheel__left">
        {text("wheel.noSpins")}
      </p>
    );
  }
  return (
    <div className="shop-wheel__act">
      <Button
        variant={isQuiet ? "plain" : "signal"}
        wide
        busy={isBusy}
        busyLabel={text("wheel.turning")}
        onClick={() => {
          rememberPress();
          onSpin();
        }}
      >
        {text(stage === "drawn" ? "wheel.spinAgain" : "wheel.spin")}
      </Button>
      <p className="shop-wheel__left">{text("wheel.spinsLeft", { count: spinsLeft })}</p>
    </div>
  );
}

/** The button goes with the last spin. If it had the focus, what replaces it gets it. */
function useFocusAfterLastSpin(isOver: boolean): {
  place: RefObject<HTMLParagraphElement | null>;
  rememberPress: () => void;
} {
  const place = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isOver && wasPressed.current && document.activeElement === document.body) place.current?.focus();
  }, [isOver]);
  return {
    place,
    rememberPress: () => {
      wasPressed.current = true;
    },
  };
}
