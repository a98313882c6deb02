import type { Actor } from "./actors.ts";
import type { OwnedThings } from "./safety-world.ts";

/** "ok", a failure's code, or the status of a response that isn't JSON of ours. */
type Answers = Readonly<Record<Actor, string>>;

/** What a call is aimed at: the owner's things, and of secrets (a key, a PIN's right) only what this actor has. */
export interface Aim {
  readonly owner: OwnedThings;
  /** The owner's secret for the owner, one of the same form for everybody else. */
  secret(value: string): string;
}

export interface Row<Asked> {
  readonly ask: (aim: Aim) => Asked;
  readonly answers: Answers;
  /** Tables in which a stranger's call may add to what is stored about the owner: mails to the address, a wish that was typed with it. */
  readonly adds?: readonly string[];
  /** Whether the response repeats the call's data. */
  readonly repeats?: true;
}

export interface RouteAsked {
  readonly path: string;
  readonly method?: "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const NOT_IN: readonly Actor[] = ["visitor", "notActivated", "deletionScheduled", "expired"];

function each(actors: readonly Actor[], answer: string): Record<string, string> {
  return Object.fromEntries(actors.map((actor) => [actor, answer]));
}

/** The same to all callers. */
export function all(answer: string, over: Partial<Answers> = {}): Answers {
  return { ...each([...NOT_IN, "nobody", "a", "b"], answer), ...over } as Answers;
}

/** The same to all who have an access token. */
export function visitors(answer: string, over: Partial<Answers> = {}): Answers {
  return all(answer, { nobody: "api.accessTokenInvalid", ...over });
}

/** To customers alone, and to the owner perhaps otherwise than to another one. */
export function customers(b: string, a = "ok"): Answers {
  return { ...visitors("api.loginRequired"), b, a };
}
