import fc from "fast-check";
import { expect, test } from "vitest";
import type { PopUpKind, Silence } from "../domain/attention.ts";
import { buildAttention } from "../testing/build-attention.ts";

const KINDS: readonly PopUpKind[] = ["cartMessage", "exitIntent", "sale", "wheel", "contest", "liveSales"];
const SILENCES: readonly Silence[] = [
  "consent",
  "modal",
  "payment",
  "review",
  "taskPage",
  "question",
  "typing",
  "sound",
  "hiddenTab",
];
const coversOf = (kind: PopUpKind): readonly Silence[] =>
  kind === "cartMessage" ? ["consent", "modal", "payment"] : ["consent", "modal", "payment", "review", "taskPage"];
/** Longer than every dismissal that ends. */
const LONG_MS = 31 * 86_400_000;

const act = fc.oneof(
  fc.record({ act: fc.constant("ask" as const), kind: fc.constantFrom(...KINDS), delayMs: fc.nat(60_000) }),
  fc.record({ act: fc.constant("withdraw" as const), which: fc.nat() }),
  fc.record({ act: fc.constant("silence" as const), reason: fc.constantFrom(...SILENCES) }),
  fc.record({ act: fc.constant("speak" as const), which: fc.nat() }),
  fc.record({ act: fc.constantFrom("dismiss" as const, "finish" as const) }),
  fc.record({ act: fc.constant("wait" as const), ms: fc.nat(20_000) }),
  fc.record({ act: fc.constant("fewer" as const), isFewer: fc.boolean() }),
);
const acts = fc.array(act, { maxLength: 40 });
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

interface Asked {
  readonly kind: PopUpKind;
  readonly id: string;
  readonly earliestMs: number;
  readonly withdraw: () => void;
}

/** Everything that happens is also written into plain lists, which the rules below are checked against. */
function openWorld() {
  const { attention, clock } = buildAttention();
  let asked: Asked[] = [];
  let silences: Array<{ readonly reason: Silence; readonly end: () => void }> = [];
  const drop = (one: Asked | undefined) => {
    asked = asked.filter((other) => other !== one);
  };
  const shown = () => asked.find(({ id }) => id === attention.getState().shown?.id);
  const check = () => {
    const own = attention.getState().shown;
    if (!own) return;
    expect(silences.filter(({ reason }) => coversOf(own.kind).includes(reason))).toEqual([]);
    expect(shown()?.earliestMs).toBeLessThanOrEqual(clock.nowMs());
    expect(own.kind === "cartMessage" || !attention.getState().isFewer).toBe(true);
  };
  attention.subscribe(check);
  let count = 0;
  let areLiveSalesOff = false;
  const perform = (step: Act) => {
    const one = "which" in step && asked.length > 0 ? asked[step.which % asked.length] : undefined;
    if (step.act === "ask") {
      count += 1;
      const claim = { kind: step.kind, id: String(count), earliestMs: clock.nowMs() + step.delayMs };
      const own = { ...claim, withdraw: () => {} };
      asked.push(own);
      own.withdraw = attention.ask(claim);
    } else if (step.act === "withdraw") {
      drop(one);
      one?.withdraw();
    } else if (step.act === "silence") {
      const own = { reason: step.reason, end: () => {} };
      own.end = attention.silence(step.reason);
      silences.push(own);
    } else if (step.act === "speak") {
      const ended = silences[step.which % Math.max(1, silences.length)];
      silences = silences.filter((other) => other !== ended);
      ended?.end();
    } else if (step.act === "wait") clock.advance(step.ms);
    else if (step.act === "fewer") attention.setFewer(step.isFewer);
    else {
      const ended = shown();
      if (!ended) return;
      drop(ended);
      attention[step.act](ended);
      ended.withdraw();
      // Closed for the session: the others of its kind aren't true any more.
      if (step.act === "dismiss" && ended.kind === "liveSales") areLiveSalesOff = true;
    }
    check();
  };
  const remaining = () => asked.filter(({ kind }) => kind !== "liveSales" || !areLiveSalesOff);
  const endSilences = () => {
    for (const { end } of silences.splice(0)) end();
  };
  return { attention, clock, perform, remaining, endSilences };
}

test("[ENGAGE-12] whatever happens, in whatever order: never one over a dialog, and never one before its time", () => {
  fc.assert(
    fc.property(acts, (steps) => {
      const { perform } = openWorld();
      for (const step of steps) perform(step);
    }),
    { numRuns: 300 },
  );
});

test("[ENGAGE-12] whatever has happened, every pop-up that is still true gets its turn, one after another", () => {
  fc.assert(
    fc.property(acts, (steps) => {
      const { attention, clock, perform, remaining, endSilences } = openWorld();
      for (const step of steps) perform(step);
      const waiting = remaining();
      endSilences();
      attention.setFewer(false);
      clock.advance(LONG_MS);
      const turns: string[] = [];
      for (let turn = 0; turn < 2 * steps.length; turn += 1) {
        const own = attention.getState().shown;
        if (own) turns.push(own.id);
        waiting.find(({ id }) => id === own?.id)?.withdraw();
        clock.advance(5_000);
      }
      expect(turns.sort()).toEqual(waiting.map(({ id }) => id).sort());
    }),
    { numRuns: 300 },
  );
});
