import { parseArgs } from "node:util";
import { fail, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";

/** What the operator's commands work with. */
export interface OperatorDeps extends Pick<Deps, "db" | "clock" | "random" | "mailTransport" | "log" | "settings"> {
  /** The text of a file that the operator names; null if it can't be read. */
  readonly readTextFile: (path: string) => Promise<string | null>;
}

/** One command of the operator; returns the lines to print. Failure: `operator.refused` {reason}. */
export type Command = (deps: OperatorDeps, parameters: readonly string[]) => Promise<Result<Lines>>;

export type Lines = readonly string[];

/** What can't be done, in words for the operator. */
export function refuse(reason: string): Result<never> {
  return fail({ code: "operator.refused", params: { reason } });
}

type Kind = "string" | "boolean";
interface Given<Options extends Readonly<Record<string, Kind>>> {
  /** Positional arguments: a code, an address. */
  readonly named: string;
  readonly options: { readonly [Name in keyof Options]?: Options[Name] extends "boolean" ? boolean : string };
}

/** One positional argument and its options. Unknown options and a missing argument are rejected. */
export function readParameters<Options extends Readonly<Record<string, Kind>>>(
  parameters: readonly string[],
  what: string,
  kinds: Options,
): Result<Given<Options>> {
  const parsed = parse(parameters, kinds);
  if (!parsed.isOk) return parsed;
  const { named: all, options } = parsed.value;
  const [named] = all;
  if (named === undefined || all.length > 1) return refuse(`Name one ${what}.`);
  return ok({ named, options });
}

/** Options alone. */
export function readOptions<Options extends Readonly<Record<string, Kind>>>(
  parameters: readonly string[],
  kinds: Options,
): Result<Given<Options>["options"]> {
  const parsed = parse(parameters, kinds);
  if (!parsed.isOk) return parsed;
  const [stray] = parsed.value.named;
  return stray === undefined ? ok(parsed.value.options) : refuse(`"${stray}" belongs to no option.`);
}

function parse<Options extends Readonly<Record<string, Kind>>>(
  parameters: readonly string[],
  kinds: Options,
): Result<{ readonly named: readonly string[]; readonly options: Given<Options>["options"] }> {
  const options = Object.fromEntries(Object.entries(kinds).map(([name, type]) => [name, { type }]));
  try {
    const { values, positionals } = parseArgs({ args: [...parameters], options, allowPositionals: true });
    // parseArgs has read each option by its own kind.
    return ok({ named: positionals, options: values as Given<Options>["options"] });
  } catch (error) {
    if (error instanceof TypeError && "code" in error) return refuse(error.message);
    throw error;
  }
}
