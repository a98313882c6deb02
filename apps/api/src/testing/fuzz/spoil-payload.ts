import type { Chance } from "./chance.ts";
import { hostileText, hostileValue } from "./hostile-values.ts";

/** A payload with one to three things wrong: a field dropped, of another type, hostile, too many, or something else altogether. */
export function spoilPayload(chance: Chance, payload: unknown): unknown {
  if (chance.percent(5)) return hostileValue(chance);
  let spoilt = payload;
  for (let count = 1 + chance.below(3); count > 0; count -= 1) spoilt = spoilOnce(chance, spoilt);
  return spoilt;
}

function spoilOnce(chance: Chance, value: unknown): unknown {
  if (Array.isArray(value)) return spoilList(chance, value);
  if (typeof value !== "object" || value === null) return hostileValue(chance);
  const entries = Object.entries(value);
  if (entries.length === 0) return { [hostileText(chance)]: hostileValue(chance) };
  const [key, member] = chance.pick(entries);
  const how = chance.weighted({ drop: 20, retype: 15, hostile: 40, unknown: 15, inner: 10 });
  if (how === "drop") return Object.fromEntries(entries.filter(([name]) => name !== key));
  if (how === "unknown") return Object.fromEntries([...entries, [hostileText(chance), hostileValue(chance)]]);
  const changed =
    how === "retype" ? retype(chance, member) : how === "inner" ? spoilOnce(chance, member) : hostileValue(chance);
  return Object.fromEntries(entries.map(([name, old]) => [name, name === key ? changed : old]));
}

function spoilList(chance: Chance, list: readonly unknown[]): unknown {
  if (list.length === 0) return [hostileValue(chance)];
  const index = chance.below(list.length);
  if (chance.percent(30)) return [...list, ...Array.from({ length: chance.below(30) }, () => list[index])];
  return list.map((member, at) => (at === index ? spoilOnce(chance, member) : member));
}

/** The same word in another type. */
function retype(chance: Chance, value: unknown): unknown {
  const text = JSON.stringify(value) ?? "";
  return chance.pick<unknown>([text, Number(text), [value], { value }, value === null, null]);
}
