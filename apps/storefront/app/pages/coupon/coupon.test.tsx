// @vitest-environment jsdom
import { Announcer } from "@shop/ui";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, Outlet } from "react-router";
import { afterEach, expect, test } from "vitest";
import { ServicesContext } from "../../composition/services-context.ts";
import { english } from "../../messages/english.ts";
import { LanguageContext } from "../../messages/use-texts.ts";
import { createTestServices } from "../../testing/create-test-services.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { SHOP_FACTS } from "../../testing/shop-facts.ts";
import { accountPageTexts } from "../account/messages/index.ts";
import type { CouponAnswer } from "./coupon.server.ts";
import Coupon from "./coupon-route.tsx";
import { couponTexts } from "./messages/index.ts";

afterEach(cleanup);

const texts = { ...accountPageTexts.en, ...couponTexts.en };
const refused: CouponAnswer = {
  kind: "coupon",
  isDone: false,
  text: "This coupon is not known.",
  next: null,
  code: "TENN",
};
const used: CouponAnswer = { kind: "coupon", isDone: true, text: texts.couponApplied, next: null, code: "" };

/** The page; each press returns the next of these results. */
async function open(...answers: readonly CouponAnswer[]) {
  const shop = createTestServices();
  const left = [...answers];
  const loaderData = { root: { shop: SHOP_FACTS }, page: { texts, code: "TENN" } };
  const page = { id: "page", path: "/coupon", Component: Coupon, action: () => left.shift() };
  const Routes = createRoutesStub([
    {
      id: "root",
      Component: () => (
        <LanguageContext.Provider value={english}>
          <ServicesContext.Provider value={shop.page}>
            <Announcer>
              <Outlet />
            </Announcer>
          </ServicesContext.Provider>
        </LanguageContext.Provider>
      ),
      loader: () => loaderData.root,
      children: [{ ...page, loader: () => loaderData.page }],
    },
  ]);
  render(<Routes initialEntries={["/coupon"]} hydrationData={{ loaderData }} />);
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: texts.couponField });
  const press = () => userEvent.click(screen.getByRole("button", { name: texts.couponSubmit }));
  const described = () =>
    field
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => document.getElementById(id));
  return { field, press, described };
}

test("[MODAL-06] why a code was refused is an alert and the error of its field, and is gone once a code was taken", async () => {
  const { field, press, described } = await open(refused, used);
  expect(field.getAttribute("aria-invalid")).toBeNull();
  await press();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(refused.text));
  expect([field.getAttribute("aria-invalid"), field.value]).toEqual(["true", "TENN"]);
  expect(described()?.map((element) => element?.textContent)).toEqual([refused.text, texts.couponHint]);
  await expectAccessible();
  await press();
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain(used.text));
  expect([screen.getByRole("alert").textContent, field.getAttribute("aria-invalid"), field.value]).toEqual([
    "",
    null,
    "",
  ]);
});

test("once a code was taken, its next step is the page's one main act", async () => {
  const mains = () => [...document.querySelectorAll('[data-variant="signal"]')].map((main) => main.textContent);
  const { press } = await open({ ...used, next: { href: "/cart", label: "Go to the cart" } });
  expect(mains()).toEqual([expect.stringContaining(texts.couponSubmit)]);
  await press();
  await screen.findByRole("link", { name: "Go to the cart" });
  expect(mains()).toEqual([expect.stringContaining("Go to the cart")]);
});

test("[ACCT-05] what a redeem code gave is shown, and leads to its key and downloads", async () => {
  const given = [{ name: "faMicAlign", href: "/account/owned?product=famicalign", picture: null }];
  const { press } = await open({ ...used, kind: "redeem", text: "In your account now: faMicAlign", given });
  await press();
  const link = await screen.findByRole("link", { name: "Key and downloads of faMicAlign" });
  expect(link.getAttribute("href")).toBe("/account/owned?product=famicalign");
  await expectAccessible();
});
