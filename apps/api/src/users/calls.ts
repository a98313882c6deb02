import type { DirectCalls, OperationName } from "@shop/api-client/contract";
import type {
  CallContext as CallContextOf,
  CountedCalls as CountedCallsOf,
  CountedDirectCalls as CountedDirectCallsOf,
  DirectHandlers as DirectHandlersOf,
  Handlers as HandlersOf,
  PreparedCalls as PreparedCallsOf,
} from "../http/call-context.ts";
import type { Deps } from "../ports/deps.ts";
import type { FoundSession } from "./sessions.ts";

/** Who calls; a session also provides the account data that prices depend on. */
export type CallContext = CallContextOf<FoundSession>;
export type Handlers<Names extends OperationName> = HandlersOf<Deps, CallContext, Names>;
export type DirectHandlers<Names extends keyof DirectCalls> = DirectHandlersOf<Deps, CallContext, Names>;
export type CountedCalls = CountedCallsOf<Deps, CallContext>;
export type CountedDirectCalls = CountedDirectCallsOf<Deps, CallContext>;
export type PreparedCalls = PreparedCallsOf<Deps, CallContext>;
