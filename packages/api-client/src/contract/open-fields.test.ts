import { expect, test } from "vitest";
import { readOpenFields, writeOpenFields } from "./open-fields.ts";

const LOGIN = ["valid", "user", "login_error", "error", "code"];

test.each([
  ["inside the result", { result: { valid: true, user: { name: "Ada" } } }],
  ["at the top level", { valid: true, user: { name: "Ada" } }],
  ["in both", { valid: true, user: { name: "Ada" }, result: { valid: true, user: { name: "Ada" } } }],
])("[API-11] what a login says %s is read", (_place, body) => {
  expect(readOpenFields(LOGIN, body)).toMatchObject({ valid: true, result: { user: { name: "Ada" } } });
});

test.each([
  ["inside the result", { valid: true, result: { valid: false, code: 500, error: "No.", login_error: "Locked." } }],
  ["at the top level", { valid: false, code: 500, error: "No.", login_error: "Locked.", result: null }],
])("[API-11] why a login is refused is read %s, and a refusal in one place is one", (_place, body) => {
  expect(readOpenFields(LOGIN, body)).toMatchObject({
    ...{ valid: false, code: 500, error: "No." },
    result: { login_error: "Locked." },
  });
});

test("[API-11] an empty field doesn't hide the other place's", () => {
  const body = { valid: true, login_error: "Locked.", code: "", result: { login_error: null, code: 500 } };
  expect(readOpenFields(LOGIN, body)).toMatchObject({ code: 500, result: { login_error: "Locked." } });
});

test.each([[null], ["text"], [[1]], [{ valid: true, result: [1] }]])(
  "what is no envelope stays as it is: %j",
  (body) => {
    expect(readOpenFields(LOGIN, body)).toBe(body);
  },
);

test("an operation without open fields is read as it came", () => {
  const body = { valid: true, user: 1, result: {} };
  expect(readOpenFields([], body)).toBe(body);
});

test("[API-11] a response of ours has its open fields in both places", () => {
  const user = { name: "Ada" };
  const body = { valid: true, result: { user, login_error: null, csrf_token: "t" }, error: null, code: null };
  expect(writeOpenFields(LOGIN, body)).toEqual({
    ...{ valid: true, user, login_error: null, error: null, code: null },
    result: { valid: true, user, login_error: null, error: null, code: null, csrf_token: "t" },
  });
  expect(writeOpenFields([], body)).toBe(body);
});
