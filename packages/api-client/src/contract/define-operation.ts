import type * as z from "zod/mini";

/** The purpose of a security token. Its operation's prepare call fetches one. */
export type TokenPurpose =
  | "userLogin"
  | "register"
  | "updateNewsletterSettings"
  | "changePassword"
  | "rateProduct"
  | "redeemProduct"
  | "updateUserSettings"
  | "passwordForget";

/** Who may call: anybody, anybody with an access token, or only a logged-in customer. */
export type Actor = "anybody" | "visitor" | "customer";

export type AtMostOnce = "transaction" | "claim" | "none";

/** One operation of the shop: it types the client, mounts the route, prints the reference and drives one conformance test. */
export interface Operation<
  Name extends string = string,
  Request extends z.core.$ZodType = z.core.$ZodType,
  Answer extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly name: Name;
  /** What it is for, in the shop's terms; printed in the reference. */
  readonly summary: string;
  /**
   * The payload. Strict: an unknown key is refused. A schema with fields is a `z.lazy`, here and in `entities/`: a page that loads the
   * contract would otherwise build those of all operations at once.
   */
  readonly request: Request;
  /** The `result` of a valid response. Open: fields that the client doesn't know are ignored. */
  readonly answer: Answer;
  /**
   * Fields for which the documents don't say whether they are at the top level or inside `result`. The client reads them in both places,
   * and our own back end sends them in both. Default: none.
   */
  readonly openFields?: readonly string[];
  /**
   * A list in the response from which the client drops items that don't match the schema, and logs them: one bad item must not cost the
   * rest.
   */
  readonly lenientList?: string;
  readonly actor: Actor;
  readonly tokenPurpose: TokenPurpose | null;
  /** Whether the client may send it again after a fault. With an idempotency key, what changes something may be repeated too. */
  readonly isRepeatable: boolean;
  /** Whether it changes something, so that the client sends an `Idempotency-Key`. */
  readonly isMutation: boolean;
  /**
   * How the back end returns the first response to a repeat under the same `Idempotency-Key`. `transaction`: the act and its stored
   * response are one transaction, which waits for nothing but the database. `claim`: the key is claimed before the act, which waits for
   * more than that or opens transactions of its own. `none`: no response is stored, because nothing changes, or because it lives in
   * cookies.
   */
  readonly atMostOnce: AtMostOnce;
  /** The failure codes it can return, in addition to those of the transport. */
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
