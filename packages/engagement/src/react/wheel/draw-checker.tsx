"use client";
import { Alert, Button, Form, TextField } from "@shop/ui";
import { useState } from "react";
import { type CheckedDraw, checkDraw, type Sha256 } from "../../domain/wheel/check-draw.ts";
import type { WheelMessageKey } from "../../messages/wheel-en.ts";
import type { WheelDraw } from "../../store/wheel-ports.ts";
import { useWheelText, type WheelMessages, type WheelText } from "./use-wheel-text.ts";

export interface DrawCheckerProps {
  messages: WheelMessages;
  /** The shopper's own draws, to be filled in by a click. */
  draws: readonly WheelDraw[];
  sha256: Sha256;
}

const FIELDS = ["seed", "hash", "wheel", "number", "chance", "point"] as const;
type Field = (typeof FIELDS)[number];
type Values = Readonly<Record<Field, string>>;

const EMPTY: Values = { seed: "", hash: "", wheel: "", number: "", chance: "", point: "" };
type Outcome = CheckedDraw | "impossible" | null;

/** Computes a draw again in this browser, from values that the shopper can change. Source: ENGAGE-03. */
export function DrawChecker({ messages, draws, sha256 }: DrawCheckerProps) {
  const text = useWheelText(messages);
  const [values, setValues] = useState(EMPTY);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const fill = (changed: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changed }));
    setOutcome(null);
  };
  const check = async () => {
    try {
      setOutcome(await checkDraw(toDraw(values), sha256));
    } catch {
      // A browser has no SHA-256 on plain http, and that is what the page says.
      setOutcome("impossible");
    }
  };
  return (
    <div className="shop-draw-checker">
      {draws.length > 0 && <OwnDraws draws={draws} onTake={(draw) => fill(toValues(draw))} text={text} />}
      <Form onSubmit={() => void check()}>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={text(`check.${field}`)}
            value={values[field]}
            onValueChange={(value) => fill({ [field]: value })}
            inputMode={field === "number" || field === "point" ? "numeric" : undefined}
            autoComplete="off"
            spellCheck={false}
            figures
          />
        ))}
        <Button variant="signal" type="submit">
          {text("check.act")}
        </Button>
      </Form>
      {outcome && <Verdict outcome={outcome} text={text} />}
    </div>
  );
}

interface OwnDrawsProps {
  draws: readonly WheelDraw[];
  onTake: (draw: WheelDraw) => void;
  text: WheelText;
}

function OwnDraws({ draws, onTake, text }: OwnDrawsProps) {
  return (
    <fieldset className="shop-draw-checker__own">
      <legend>{text("check.own")}</legend>
      {draws.map((draw) => (
        <Button key={`${draw.wheel}:${draw.number}`} onClick={() => onTake(draw)}>
          {text("check.take", { number: draw.number, point: draw.point })}
        </Button>
      ))}
    </fieldset>
  );
}

function Verdict({ outcome, text }: { outcome: NonNullable<Outcome>; text: WheelText }) {
  const [type, key, params] = verdictOf(outcome);
  return <Alert type={type}>{text(key, params)}</Alert>;
}

function verdictOf(
  outcome: NonNullable<Outcome>,
): readonly ["success" | "error", WheelMessageKey, { hash: string; point: number }] {
  if (outcome === "impossible") return ["error", "check.impossible", { hash: "", point: 0 }];
  const params = { hash: outcome.hash, point: outcome.point };
  if (!outcome.isSeedRight) return ["error", "check.wrongSeed", params];
  return outcome.isPointRight ? ["success", "check.right", params] : ["error", "check.wrongPoint", params];
}

function toDraw(values: Values) {
  const { seed, hash, wheel, chance } = values;
  return {
    ...{ seed: seed.trim(), hash, wheel: wheel.trim(), chance: chance.trim() },
    number: Number(values.number),
    point: Number(values.point),
  };
}

function toValues({ seed, hash, wheel, number, chance, point }: WheelDraw): Values {
  return { seed, hash, wheel, chance, number: String(number), point: String(point) };
}
