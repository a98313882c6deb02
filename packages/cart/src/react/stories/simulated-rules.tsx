import { Checkbox, ChevronIcon, IconButton } from "@shop/ui";
import type { SimulatedRule } from "./simulated-shop.ts";

interface SimulatedRulesProps {
  readonly rules: readonly SimulatedRule[];
  readonly onChange: (rules: readonly SimulatedRule[]) => void;
}

/** The rules in their order: each can be turned off, and moved. */
export function SimulatedRules({ rules, onChange }: SimulatedRulesProps) {
  const turn = (name: string, isOn: boolean) =>
    onChange(rules.map((rule) => (rule.name === name ? { name, isOn } : rule)));
  return (
    <ol className="bench-simulator__order">
      {rules.map(({ name, isOn }, index) => (
        <li key={name}>
          <Checkbox label={name} checked={isOn} onCheckedChange={(isNowOn) => turn(name, isNowOn)} />
          <IconButton
            label={`Move ${name} up`}
            icon={<ChevronIcon className="bench-simulator__up" />}
            size="small"
            aria-disabled={index === 0}
            onClick={() => onChange(swap(rules, index - 1))}
          />
          <IconButton
            label={`Move ${name} down`}
            icon={<ChevronIcon />}
            size="small"
            aria-disabled={index === rules.length - 1}
            onClick={() => onChange(swap(rules, index))}
          />
        </li>
      ))}
    </ol>
  );
}

/** Exchanges the rule at a place with the next one, if there are both. */
function swap(rules: readonly SimulatedRule[], place: number): readonly SimulatedRule[] {
  const [one, other] = [rules[place], rules[place + 1]];
  return one && other ? rules.toSpliced(place, 2, other, one) : rules;
}
