import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { actOrStay, isLostForm, isNotLost } from "./lost-form.ts";

const act = (serverAction: () => Promise<unknown>) =>
  actOrStay({ serverAction } as unknown as ClientActionFunctionArgs) as Promise<object>;
const routeError = (status: number) => ({ status, statusText: "", internal: false, data: null });
const revalidates = (actionResult: unknown) =>
  isNotLost({ actionResult, defaultShouldRevalidate: true } as ShouldRevalidateFunctionArgs);

test("[ROUTE-14] a form that the shop answered has that answer, and its page is loaded again", async () => {
  const answer = await act(async () => ({ isDone: true }));
  expect(answer).toEqual({ isDone: true });
  expect([isLostForm(answer), isLostForm(undefined), revalidates(answer)]).toEqual([false, false, true]);
});

test.each([
  ["got no answer", new TypeError("Failed to fetch")],
  ["was answered by a proxy", routeError(502)],
])("[ROUTE-14] a form that %s leaves its page as it is", async (_what, error) => {
  const answer = await act(() => Promise.reject(error));
  expect([isLostForm(answer), revalidates(answer)]).toEqual([true, false]);
});

test.each([
  ["a mistake of the shop's", routeError(500)],
  ["a form from elsewhere", routeError(403)],
  ["a mistake of the page's", new Error("boom")],
])("[ROUTE-14] %s is still an error", async (_what, error) => {
  await expect(act(() => Promise.reject(error))).rejects.toBe(error);
});
