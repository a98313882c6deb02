import type { Locale } from "@shop/kernel";
import type { KnobSetting } from "../read-audition.ts";

/** Where a knob is, and what it says there. */
export interface KnobPosition {
  /** From the lower stop, 0, to the upper one, 1. */
  readonly travel: number;
  readonly value: string;
}

/** A plugin's knob without the plugin and with it, in the page's language. */
export interface Knob {
  readonly name: string;
  readonly before: KnobPosition;
  readonly after: KnobPosition;
}

/** A setting as the knob that is drawn: at zero without the plugin, at its value with it. */
export function knobPositions({ name, unit, least, most, value }: KnobSetting, locale: Locale): Knob {
  const figure = new Intl.NumberFormat(locale, { signDisplay: "exceptZero", maximumFractionDigits: 2 });
  const at = (turned: number): KnobPosition => ({
    travel: (turned - least) / (most - least),
    value: `${figure.format(turned).replace("-", "−")} ${unit[locale]}`,
  });
  return { name: name[locale], before: at(0), after: at(value) };
}
