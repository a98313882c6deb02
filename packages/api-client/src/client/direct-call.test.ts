import { fail, ok } from "@shop/kernel";
import { expect, test } from "vitest";
import { handleLiveChat } from "../contract/operations/chat.ts";
import { submitContactForm } from "../contract/operations/direct.ts";
import { readDirectAnswer } from "./direct-call.ts";

const sent = (body: unknown, status = 200) => ({
  status,
  text: typeof body === "string" ? body : JSON.stringify(body),
});

test.each([
  { action: "send_message", message: "Hello." },
  { action: "close_chat" },
  { action: "contact_dev_team", message: null, error: null },
  { success: true, action: "send_message", message: "Hello." },
])("[CHAT-03] the chat's response is its documented action and message: %j", (body) => {
  expect(readDirectAnswer(handleLiveChat, sent(body))).toEqual(ok(body));
});

test.each([
  ["an unknown action", { action: "dance", message: "Hello." }, "api.badAnswer"],
  ["no action", { message: "Hello." }, "api.badAnswer"],
  ["garbage", "<html>Bad gateway</html>", "api.badAnswer"],
  ["a refusal", { success: false, code: "chat.tooMany" }, "chat.tooMany"],
])("[CHAT-04] the chat's response with %s is a failure", (_name, body, code) => {
  expect(readDirectAnswer(handleLiveChat, sent(body))).toMatchObject({ isOk: false, failure: { code } });
});

test("[CHAT-04] the chat's response with a status other than 2xx is a failure", () => {
  expect(readDirectAnswer(handleLiveChat, sent({ action: "send_message", message: "Hi" }, 502))).toMatchObject({
    failure: { code: "api.httpStatus" },
  });
});

test("any other direct call needs its success", () => {
  expect(readDirectAnswer(submitContactForm, sent({ message: "Thanks." }))).toEqual(
    fail({ code: "api.badAnswer", params: { operation: "direct.submitContactForm", path: "success" } }),
  );
});
