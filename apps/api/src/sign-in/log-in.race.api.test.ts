import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, insertUser, type TestApp } from "../testing/index.ts";
import { logIn } from "./log-in.ts";

const AT_ONCE = 50;

describe.runIf(process.env.SHOP_TEST_ENGINE === "postgres")("on real PostgreSQL", () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  test("[SAFE-06][SAFE-08] of fifty wrong passwords at once, eleven are hashed: ten, and the one that a minute leaves", async () => {
    const userId = await insertUser(shop.deps);
    let hashes = 0;
    const { verify } = shop.deps.passwords;
    Object.assign(shop.deps.passwords, {
      verify: (hash: string, password: string) => {
        hashes += 1;
        return verify(hash, password);
      },
    });
    const input = {
      email: `${userId}@shop.test`,
      password: "wrong",
      isKept: false,
      address: "192.0.2.1",
      userAgent: "",
      visitorId: null,
      guestId: null,
      cartKey: null,
      deviceToken: null,
      oldSessionId: null,
    };
    const results = await Promise.all(Array.from({ length: AT_ONCE }, () => logIn(shop.deps, input)));
    const codes = results.map((result) => (result.isOk ? "ok" : result.failure.code));
    expect(hashes).toBe(11);
    expect(codes.filter((code) => code === "auth.tooManyTries")).toHaveLength(39);
  });

  test("[SAFE-06][SAFE-20] of fifty wrong passwords at once from fifty networks twenty-one are looked at, and the owner gets one mail", async () => {
    const userId = await insertUser(shop.deps);
    const login = {
      password: "wrong",
      userAgent: "",
      visitorId: null,
      guestId: null,
      cartKey: null,
      deviceToken: null,
      isKept: false,
      oldSessionId: null,
    };
    const results = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        logIn(shop.deps, { ...login, email: `${userId}@shop.test`, address: `198.51.100.${index}` }),
      ),
    );
    const codes = results.map((result) => (result.isOk ? "ok" : result.failure.code));
    expect(codes.filter((code) => code === "auth.loginFailed")).toHaveLength(21);
    expect(codes.filter((code) => code === "auth.tooManyTries")).toHaveLength(29);
    const mails = shop.db.selectFrom("mails").select("id").where("kind", "=", "manyLogins");
    expect(await mails.execute()).toHaveLength(1);
  });
});
