import { createHash } from "node:crypto";
import {
  checksumInput,
  DEFAULT_OPERATION_IDS,
  IDEMPOTENCY_HEADER,
  type OperationName,
  operations,
} from "@shop/api-client/contract";
import { SOCKET_ADDRESS_HEADER } from "../../http/client-address.ts";
import type { ApiSettings } from "../../ports/deps.ts";
import { buildPayload, needsSecurityToken } from "./build-payload.ts";
import type { Chance } from "./chance.ts";
import type { FuzzActor } from "./fuzz-actors.ts";
import type { FuzzWorld } from "./fuzz-world.ts";
import { hostileHeaders } from "./hostile-headers.ts";
import { hostileText, hostileValue } from "./hostile-values.ts";
import {
  hostileSegment,
  planAddress,
  planDirect,
  planMarketing,
  planPayment,
  planWebhook,
} from "./plan-other-calls.ts";
import { spoilBody } from "./spoil-body.ts";
import { spoilPayload } from "./spoil-payload.ts";

/** A call as it will be sent, and what it was made to be. */
export interface PlannedCall {
  readonly kind: CallKind;
  readonly operation: OperationName | null;
  readonly actor: FuzzActor;
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** Sent in pieces, without a length; `broken`: the sender hangs up in between. */
  readonly transfer: "whole" | "chunked" | "broken";
}

export type CallKind =
  | "valid"
  | "payload"
  | "envelope"
  | "body"
  | "headers"
  | "direct"
  | "marketing"
  | "webhook"
  | "payment"
  | "address";

const KINDS: Readonly<Record<CallKind, number>> = {
  valid: 42,
  payload: 22,
  envelope: 10,
  body: 10,
  headers: 6,
  direct: 4,
  marketing: 4,
  webhook: 2,
  payment: 4,
  address: 4,
};
const NAMES = Object.keys(operations) as OperationName[];
/** Buying is what most depends on; it is done more often than the rest. */
const BUYING: readonly OperationName[] = ["addToCart", "checkout", "buyNow", "removeFromCart", "getCart"];
/** The number of callers that share the shop: enough that no limit of one place hides what comes after it. */
const PLACES = 2_000;

/** The next call: always the same for one seed, as long as the shop's responses are. */
export function planCall(chance: Chance, world: FuzzWorld, settings: ApiSettings): PlannedCall {
  const actor = chance.pick(world.actors);
  const kind = chance.weighted(KINDS);
  const headers = ordinaryHeaders(chance, actor, settings);
  const transfer = chance.weighted({ whole: 92, chunked: 7, broken: 1 });
  if (kind === "direct") return { ...planDirect(chance, actor, headers), kind, operation: null, actor, transfer };
  if (kind === "marketing") return { ...planMarketing(chance, actor, headers), kind, operation: null, actor, transfer };
  if (kind === "webhook") return { ...planWebhook(chance, headers), kind, operation: null, actor, transfer };
  if (kind === "payment") return { ...planPayment(chance, actor, headers), kind, operation: null, actor, transfer };
  if (kind === "address") return { ...planAddress(chance, headers), kind, operation: null, actor, transfer: "whole" };
  const operation = chance.percent(35) ? chance.pick(BUYING) : chance.pick(NAMES);
  const call = planOperation(chance, world, actor, operation, kind);
  const withKey = { ...headers, ...idempotencyHeader(chance, actor, operation) };
  return {
    ...{ kind, operation, actor, transfer },
    path: `/v1/${kind === "headers" && chance.percent(10) ? hostileSegment(chance) : DEFAULT_OPERATION_IDS[operation]}`,
    method: kind === "headers" ? chance.pick(["POST", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) : "POST",
    headers: kind === "headers" ? { ...withKey, ...hostileHeaders(chance) } : withKey,
    body: call,
  };
}

function planOperation(
  chance: Chance,
  world: FuzzWorld,
  actor: FuzzActor,
  name: OperationName,
  kind: CallKind,
): string | Uint8Array<ArrayBuffer> {
  const isPrepare = needsSecurityToken(name) && (!actor.securityTokens.has(name) || chance.percent(20));
  const good = isPrepare ? { mode: "prepare" } : buildPayload(chance, world, actor, name);
  const request = kind === "payload" ? spoilPayload(chance, good) : good;
  const globals = { access_token: actor.accessToken, ip_address: "198.51.100.1", current_url_path: "/" };
  if (kind === "envelope") return spoilEnvelope(chance, world, globals, request);
  const body = JSON.stringify({ globals, request, checksum: checksumOf(globals, request) });
  return kind === "body" ? spoilBody(chance, body) : body;
}

/** The envelope's own fields: tokens of others, over, or made up; checksums that don't fit; keys too many or too few. */
function spoilEnvelope(chance: Chance, world: FuzzWorld, globals: Record<string, unknown>, request: unknown): string {
  const how = chance.weighted({ token: 30, expired: 20, checksum: 20, field: 20, drop: 10 });
  const tokens = [chance.pick(world.actors).accessToken, hostileText(chance), "x".repeat(600)];
  const spoilt: Record<string, unknown> =
    how === "expired"
      ? { ...globals, access_token: world.expiredToken }
      : how === "token"
        ? { ...globals, access_token: chance.pick(tokens) }
        : how === "field"
          ? (spoilPayload(chance, globals) as Record<string, unknown>)
          : globals;
  const checksum =
    how === "checksum" ? chance.pick([hostileValue(chance), "0".repeat(64)]) : checksumOf(spoilt, request);
  const fields = Object.entries({ globals: spoilt, request, checksum });
  const kept = how === "drop" ? fields.filter((_, index) => index !== chance.below(3)) : fields;
  return JSON.stringify(Object.fromEntries(chance.percent(5) ? [...kept, [hostileText(chance), 1]] : kept));
}

function checksumOf(globals: unknown, request: unknown): string {
  return createHash("sha256").update(checksumInput(globals, request)).digest("hex");
}

function ordinaryHeaders(chance: Chance, actor: FuzzActor, settings: ApiSettings): Record<string, string> {
  const cookies = Array.from(actor.cookies, ([name, value]) => `${name}=${value}`).join("; ");
  return {
    "content-type": "application/json",
    origin: settings.origin,
    "sec-fetch-site": "same-origin",
    "accept-language": chance.pick(["de", "de", "de", "en-US", "ja"]),
    [SOCKET_ADDRESS_HEADER]: `2001:db8:${chance.below(PLACES).toString(16)}::1`,
    ...(cookies === "" ? {} : { cookie: cookies }),
  };
}

/** A new key, or one that was used before, by this call or another. */
function idempotencyHeader(chance: Chance, actor: FuzzActor, name: OperationName): Record<string, string> {
  if (!operations[name].isMutation || chance.percent(40)) return {};
  const isRepeat = actor.idempotencyKeys.length > 0 && chance.percent(25);
  const key = isRepeat ? chance.pick(actor.idempotencyKeys) : `key-${chance.below(2 ** 31)}`;
  if (!isRepeat) actor.idempotencyKeys.unshift(key);
  actor.idempotencyKeys.length = Math.min(actor.idempotencyKeys.length, 5);
  return { [IDEMPOTENCY_HEADER]: key };
}
