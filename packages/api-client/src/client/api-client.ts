import type { Result } from "@shop/kernel";
import type * as z from "zod/mini";
import type { AnswerOf, DirectCalls, OperationName, Operations, RequestOf, TokenPurpose } from "../contract/served.ts";
import type { Visit } from "./access-tokens.ts";

export type DirectCallName = keyof DirectCalls;

export type DirectRequest<Name extends DirectCallName> = z.input<DirectCalls[Name]["request"]>;
export type DirectAnswer<Name extends DirectCallName> = z.output<DirectCalls[Name]["answer"]>;

export interface CallOptions {
  /** The key of one logical change. The client generates one if none is given, and reuses it when it retries. */
  readonly idempotencyKey?: string;
  /** Let the request outlive the page (a quick reload). */
  readonly isKeptAlive?: boolean;
}

/**
 * Calls some of the contract's operations at one host. Every call resolves to a Result; nothing that a host sends makes it throw.
 * Failures: the operation's own codes, those of TRANSPORT_FAILURES, and the client's CLIENT_FAILURES. `serverText` is the host's
 * message.
 */
export interface OperationsClient<Known extends OperationName> {
  /** One operation. Waits for the access token where the operation needs one. */
  call<Name extends Known>(
    name: Name,
    request: RequestOf<Operations[Name]>,
    options?: CallOptions,
  ): Promise<Result<AnswerOf<Operations[Name]>>>;
  /**
   * Identifies the visitor. An existing access token is checked by a session update and regenerated; otherwise a new one
   * is generated. Resolves to the logged-in user and the lifetime of the access, as the host reports them.
   */
  start(emailAddress?: string | null): Promise<Result<Visit>>;
  /** A fresh access token for a new visitor, after logout. Security tokens are dropped. */
  restart(): Promise<Result<void>>;
}

/** Calls every operation of the contract, those with a security token and the direct calls too. */
export interface ApiClient extends OperationsClient<OperationName> {
  /** An operation that carries a security token. Fetches or reuses a token for its purpose, and fetches another if it was stale. */
  callSecured<Name extends OperationName>(
    name: Name,
    buildRequest: (securityToken: string) => RequestOf<Operations[Name]>,
    options?: CallOptions,
  ): Promise<Result<AnswerOf<Operations[Name]>>>;
  /** Fetches a purpose's token before it is needed and keeps it fresh until the returned function is called. */
  keepSecurityToken(purpose: TokenPurpose): () => void;
  /** A direct call. `success: false` is a failure: the host's code (else `api.refused`) with its message as `serverText`. */
  callDirect<Name extends DirectCallName>(
    name: Name,
    request: DirectRequest<Name>,
  ): Promise<Result<DirectAnswer<Name>>>;
}
