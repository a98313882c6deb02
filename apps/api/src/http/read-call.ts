import { hash } from "node:crypto";
import { checksumInput, envelopeSchema, type OperationName, operations } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import * as z from "zod/mini";
import { readJsonBody } from "./read-body.ts";

/** A call whose envelope, checksum and payload match the contract. */
interface Call {
  readonly accessToken: string;
  readonly payload: unknown;
}

/** Reads a call of the main API. Anything else that `globals` says about its sender is ignored: the socket and the cookies decide. */
export async function readCall(name: OperationName, request: Request): Promise<Result<Call>> {
  const body = await readJsonBody(request);
  if (!body.isOk) return body;
  const envelope = envelopeSchema.safeParse(body.value);
  if (!envelope.success) return fail({ code: "api.badEnvelope", params: { path: pathOf(envelope.error) } });
  const { globals, request: payload, checksum } = envelope.data;
  const expected = hash("sha256", checksumInput(globals, payload), "hex");
  if (checksum !== expected) return fail({ code: "api.badChecksum" });
  const parsed = z.safeParse(operations[name].request, payload);
  if (!parsed.success) return fail({ code: "api.badRequest", params: { path: pathOf(parsed.error) } });
  return ok({ accessToken: globals.access_token, payload: parsed.data });
}

/** The field that is wrong, as the contract names it. */
export function pathOf(error: z.core.$ZodError): string {
  return error.issues[0]?.path.map(String).join(".") || "request";
}
