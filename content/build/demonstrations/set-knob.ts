import type { Knob, PluginRule } from "./demonstration.ts";

/** A knob at what its plugin does. */
export type SetKnob = Knob & { value: number };

/** The knob of a rule, if it has one. The others have none: what they do is measured, or switched. */
export function setKnobOf(rule: PluginRule): SetKnob | undefined {
  if (rule.kind === "delay" && rule.knob) return { ...rule.knob, value: rule.delaySamples };
  if (rule.kind === "trim" && rule.knob) return { ...rule.knob, value: rule.gainDb };
  return undefined;
}
