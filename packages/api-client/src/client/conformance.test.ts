import { ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { DEFAULT_OPERATION_IDS, type OperationName, operations } from "../contract/index.ts";
import { buildClient } from "../testing/build-client.ts";
import { valid } from "../testing/index.ts";
import { OPERATION_SAMPLES } from "../testing/operation-samples.ts";

const NAMES = Object.keys(operations) as OperationName[];

test.each(NAMES)(
  "[API-01] %s goes to its own address, carries its request as given and returns its response",
  async (name) => {
    const { client, host, settled } = buildClient();
    const sample = OPERATION_SAMPLES[name];
    host.reply(name, valid(sample.answer));
    const answer = await settled<unknown>(client.call(name, sample.requests[0] as never));
    expect(answer).toEqual(ok(sample.answer));
    expect(host.requests).toHaveLength(1);
    expect(host.requests[0]?.url).toBe(`https://shop.example/v1/${DEFAULT_OPERATION_IDS[name]}`);
    expect(host.requests[0]?.json).toMatchObject({
      globals: { access_token: operations[name].actor === "anybody" ? "" : "kept" },
      request: sample.requests[0],
    });
  },
);
