import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { buildWireUser } from "../testing/index.ts";
import { createSessionKeeper } from "./session-keeper.ts";

const failure = { code: "api.unreachable" };

test.each([
  [
    "somebody who is logged in",
    ok({ user: buildWireUser(), lifeMs: 900_000 }),
    ok({ isLoggedIn: true, lifeMs: 900_000 }),
  ],
  ["nobody any more", ok({ user: null, lifeMs: 7_200_000 }), ok({ isLoggedIn: false, lifeMs: 7_200_000 })],
  ["a failure", fail(failure), fail(failure)],
])(
  "[AUTH-17] a renewal that returns %s says so, with the time that the service gives",
  async (_name, session, expected) => {
    const asked: unknown[] = [];
    const client = {
      start: async (emailAddress?: string | null) => {
        asked.push(emailAddress);
        return session;
      },
    };
    expect(await createSessionKeeper(client).renew()).toEqual(expected);
    expect(asked).toEqual([null]);
  },
);
