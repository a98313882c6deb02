import type * as z from "zod/mini";

/** What a security token is good for. One is fetched by the prepare call of its operation. */
export type TokenPurpose =
  | "userLogin"
  | "register"
  | "updateNewsletterSettings"
  | "changePassword"
  | "rateProduct"
  | "redeemProduct"
  | "updateUserSettings"
  | "passwordForget";

/** Who may call: anybody, whoever holds an access token, or only a logged-in customer. */
export type Actor = "anybody" | "visitor" | "customer";

export type AtMostOnce = "transaction" | "claim" | "none";

/** One operation of the shop: it types the client, mounts the route, prints the reference and drives one conformance test. */
export interface Operation<
  Name extends string = string,
  Request extends z.core.$ZodType = z.core.$ZodType,
  Answer extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly name: Name;
  /** What it is for, in the shop's words; printed in the reference. */
  readonly summary: string;
  /** The payload. Strict: an unknown key is refused. */
  readonly request: Request;
  /** The `result` of a valid answer. Open: fields the client doesn't know are kept out of its way. */
  readonly answer: Answer;
  /**
   * Fields of the answer of which the documents leave open whether they are at the top level or inside `result`: read in both places, and
   * sent in both by our own back end. Default: none.
   */
  readonly openFields?: readonly string[];
  /** A list of the answer of which the client leaves out, with a line in its log, what isn't of the schema's shape: one bad item isn't worth the rest. */
  readonly lenientList?: string;
  readonly actor: Actor;
  readonly tokenPurpose: TokenPurpose | null;
  /** Whether the client may send it again after a fault. With an idempotency key, what changes something may be repeated too. */
  readonly isRepeatable: boolean;
  /** Whether it changes something, so that the client sends an `Idempotency-Key`. */
  readonly isMutation: boolean;
  /**
   * How the back end makes a repeat under the same `Idempotency-Key` get the first answer. `transaction`: the act and its kept answer are one
   * transaction, which waits for nothing but the database. `claim`: the key is claimed before the act, which waits for more than that or opens
   * transactions of its own. `none`: no answer is kept, because nothing changes, or because it lives in cookies.
   */
  readonly atMostOnce: AtMostOnce;
  /** The codes it can answer with, besides those of the transport. */
  readonly failures: readonly string[];
}

export function defineOperation<
  const Name extends string,
  Request extends z.core.$ZodType,
  Answer extends z.core.$ZodType,
>(operation: Operation<Name, Request, Answer>): Operation<Name, Request, Answer> {
  return operation;
}

export type RequestOf<Op extends Operation> = z.input<Op["request"]>;
export type ParsedRequestOf<Op extends Operation> = z.output<Op["request"]>;
export type AnswerOf<Op extends Operation> = z.output<Op["answer"]>;
