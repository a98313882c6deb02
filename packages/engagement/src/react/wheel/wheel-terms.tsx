"use client";
import { Disclosure, TextLink } from "@shop/ui";
import { useState } from "react";
import type { WheelSegment } from "../../domain/wheel/wheel-segment.ts";
import type { Wheel } from "../../store/wheel-ports.ts";
import { useEngagementSettings } from "../provider/engagement-provider.tsx";
import type { WheelText } from "./use-wheel-text.ts";

export interface WheelTermsProps {
  wheel: Wheel;
  /** The page that explains how to check a draw. */
  checkHref: string;
  /** A customer isn't told that a pack needs an account. */
  isLoggedIn: boolean;
  text: WheelText;
}

/** The odds, the terms, and what the shop has committed to before the next spin. Drawn when they are first opened. */
export function WheelTerms(props: WheelTermsProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure
      summary={props.text("wheel.terms")}
      className="shop-wheel__terms"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      {wasOpened && <Terms {...props} />}
    </Disclosure>
  );
}

function Terms({ wheel, checkHref, isLoggedIn, text }: WheelTermsProps) {
  const next = wheel.hashes[wheel.draws.filter((draw) => draw.wheel === wheel.id).length];
  return (
    <>
      <Odds segments={wheel.segments} text={text} />
      <ul className="shop-wheel__conditions">
        <li>{text("wheel.term.spins")}</li>
        <li>{text("wheel.term.code")}</li>
        {!isLoggedIn && <li>{text("wheel.term.pack")}</li>}
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
    </>
  );
}

function Odds({ segments, text }: Pick<WheelTermsProps, "text"> & Pick<Wheel, "segments">) {
  const { locale } = useEngagementSettings();
  // The first `Intl` format of a page takes long, which is why the terms aren't drawn with the wheel.
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  return (
    <table className="shop-wheel__odds">
      <thead>
        <tr>
          <th scope="col">{text("wheel.outcome")}</th>
          <th scope="col">{text("wheel.odds")}</th>
        </tr>
      </thead>
      <tbody>
        {outcomes(segments, text).map(([name, odds]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{share.format(odds / 1000)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
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
