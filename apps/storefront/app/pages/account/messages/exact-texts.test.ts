import { expect, test } from "vitest";
import { accountPageTexts } from "./index.ts";

test("the account's list of sessions is called Logins", () => {
  expect(accountPageTexts.en.sessions).toBe("Logins");
});
