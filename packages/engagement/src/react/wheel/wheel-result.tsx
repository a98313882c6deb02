"use client";
import { dayInWords } from "@shop/kernel";
import { Button, Spoken, VisuallyHidden } from "@shop/ui";
import { useState } from "react";
import type { WheelSegment } from "../../domain/wheel/wheel-segment.ts";
import type { WheelState } from "../../store/wheel/wheel-store.ts";
import type { WheelDraw } from "../../store/wheel-ports.ts";
import { useEngagementSettings } from "../provider/engagement-provider.tsx";
import type { WheelText } from "./use-wheel-text.ts";

export interface WheelResultProps {
  draw: WheelDraw;
  segment: WheelSegment;
  spinsLeft: number;
  isCopied: boolean;
  pack: WheelState["pack"];
  isLoggedIn: boolean;
  onGoToCart: (coupon: string) => void;
  onGetPack: () => void;
  /** Puts the code on the clipboard; false: the browser doesn't allow it. */
  onCopy: () => Promise<boolean>;
  /** Where the downloads are. */
  downloadsHref: string;
  text: WheelText;
}

/** What was drawn, announced once, with the one thing to do about it. */
export function WheelResult(props: WheelResultProps) {
  const { draw, segment, text } = props;
  return (
    <div className="shop-wheel__result">
      <p className="shop-wheel__outcome">
        <Spoken>{outcomeText(props)}</Spoken>
      </p>
      {draw.coupon !== null && <CouponResult {...props} coupon={draw.coupon} />}
      {segment.type === "freepack" && <PackResult {...props} text={text} />}
    </div>
  );
}

function outcomeText({ draw, segment, spinsLeft, text }: WheelResultProps): string {
  const { point } = draw;
  if (segment.value !== null) return text("wheel.landedDiscount", { point, percent: segment.value });
  if (segment.product !== null) return text("wheel.landedPack", { point, product: segment.product });
  return text(spinsLeft > 0 ? "wheel.landedNone" : "wheel.landedNoneLast", { point });
}

function CouponResult({ coupon, draw, isCopied, onCopy, onGoToCart, text }: WheelResultProps & { coupon: string }) {
  const { locale } = useEngagementSettings();
  const [pressed, setPressed] = useState<"copied" | "copyFailed" | null>(null);
  const copy = async () => setPressed((await onCopy()) ? "copied" : "copyFailed");
  const date = draw.couponEndsAt === null ? "" : dayInWords(locale, draw.couponEndsAt);
  return (
    <>
      <dl className="shop-wheel__code">
        <dt>{text("wheel.code")}</dt>
        <dd>
          <span className="shop-wheel__key">{coupon}</span>
          <Button size="small" onClick={() => void copy()}>
            {text("wheel.copy")} <VisuallyHidden>{text("wheel.code")}</VisuallyHidden>
          </Button>
        </dd>
      </dl>
      <p className="shop-wheel__note">
        {text("wheel.codeTerms", { date })}{" "}
        {pressed ? (
          <Spoken urgency={pressed === "copied" ? "status" : "alert"}>{text(`wheel.${pressed}`)}</Spoken>
        ) : (
          isCopied && text("wheel.copied")
        )}
      </p>
      <Button variant="signal" wide onClick={() => onGoToCart(coupon)}>
        {text("wheel.goToCart")}
      </Button>
    </>
  );
}

function PackResult({ draw, pack, isLoggedIn, onGetPack, downloadsHref, text }: WheelResultProps) {
  if (pack === "claimed" || draw.isClaimed) {
    return (
      <>
        <p className="shop-wheel__note">
          <Spoken>{text("wheel.packClaimed")}</Spoken>
        </p>
        <Button variant="signal" wide href={downloadsHref}>
          {text("wheel.openPack")}
        </Button>
      </>
    );
  }
  return (
    <>
      {!isLoggedIn && <p className="shop-wheel__note">{text("wheel.packLogin")}</p>}
      <Button variant="signal" wide busy={pack === "claiming"} onClick={onGetPack}>
        {text("wheel.getPack")}
      </Button>
    </>
  );
}
