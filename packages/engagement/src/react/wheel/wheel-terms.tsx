"use client";
import { Disclosure, TextLink } from "@shop/ui";
import type { WheelSegment } from "../../domain/wheel/wheel-segment.ts";
import type { Wheel } from "../../store/wheel-ports.ts";
import type { WheelText } from "./use-wheel-text.ts";

export interface WheelTermsProps {
  wheel: Wheel;
  /** The page that explains how to check a draw. */
  checkHref: string;
  text: WheelText;
}

/** The odds, the terms, and what the shop has committed to before the next spin. */
export function WheelTerms({ wheel, checkHref, text }: WheelTermsProps) {
  const next = wheel.hashes[wheel.draws.filter((draw) => draw.wheel === wheel.id).length];
  return (
    <Disclosure summary={text("wheel.terms")} className="shop-wheel__terms">
      <table className="shop-wheel__odds">
        <thead>
          <tr>
            <th scope="col">{text("wheel.outcome")}</th>
            <th scope="col">{text("wheel.odds")}</th>
          </tr>
        </thead>
        <tbody>
          {outcomes(wheel.segments, text).map(([name, odds]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{shareInWords(odds, text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="shop-wheel__conditions">
        <li>{text("wheel.term.spins")}</li>
        <li>{text("wheel.term.code")}</li>
        <li>{text("wheel.term.pack")}</li>
      </ul>
      {next !== undefined && (
        <dl className="shop-wheel__commitment">
          <dt>{text("wheel.commitment")}</dt>
          <dd>{next}</dd>
        </dl>
      )}
      <p>
        {text("wheel.commitmentWhy")} <TextLink href={checkHref}>{text("wheel.howToCheck")}</TextLink>
      </p>
    </Disclosure>
  );
}

/** A text, not a number of Intl: a browser's first one is a long task on a slow processor. */
function shareInWords(odds: number, text: WheelText): string {
  const percent = Math.floor(odds / 10);
  const tenth = odds % 10;
  return tenth === 0 ? text("wheel.share", { percent }) : text("wheel.shareWithTenth", { percent, tenth });
}

/** Fields of the same outcome count together. */
function outcomes(segments: readonly WheelSegment[], text: WheelText): ReadonlyArray<readonly [string, number]> {
  const sums = new Map<string, number>();
  for (const { type, value, product, odds } of segments) {
    const discount = value === null ? text("wheel.none") : text("wheel.discount", { percent: value });
    const name = type === "freepack" ? text("wheel.pack", { product: product ?? "" }) : discount;
    sums.set(name, (sums.get(name) ?? 0) + odds);
  }
  return [...sums];
}
