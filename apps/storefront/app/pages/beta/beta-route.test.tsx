// @vitest-environment jsdom
import { Announcer } from "@shop/ui";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, Outlet } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ServicesContext } from "../../composition/services-context.ts";
import { english } from "../../messages/english.ts";
import { LanguageContext } from "../../messages/use-texts.ts";
import { createTestServices } from "../../testing/create-test-services.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { SHOP_FACTS } from "../../testing/shop-facts.ts";
import type { BetaPageData, ShownNda, ShownProgramme } from "./beta.server.ts";
import type { BetaSaid } from "./beta-actions.server.ts";
import Beta from "./beta-route.tsx";
import { betaTexts } from "./messages/index.ts";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const texts = betaTexts.en;
const LINK = { id: "i", key: "k" };
const PROGRAMME: ShownProgramme = {
  ...{ product: "faDrumAlign", intro: "It aligns drums.", tasks: ["Try it."], state: "open" as const },
  ...{ places: 40, freePlaces: 39, ndaVersion: "2026-11" },
};
const NDA: ShownNda = {
  ...{
    email: "ada@studio.example",
    version: "2026-11",
    title: "The agreement",
    textHash: "abc",
    language: "en" as const,
  },
  ...{ sections: [{ heading: "1. Secrets", paragraphs: ["Keep them."] }], note: null, standing: "unsigned" as const },
  signatures: [],
};
const SIGNED = {
  version: "2026-11",
  name: "Ada Lovelace",
  signedOn: "26 November 2026 at 10:00:00 UTC",
  href: "/a?key=k",
};
const said = (values: Partial<BetaSaid>): BetaSaid => ({
  ...{ intent: "signUp" as const, isDone: false, text: "", next: null, errors: {}, typed: {} },
  ...values,
});

/** The page; each press returns the next of these results. */
async function open(given: Partial<BetaPageData>, ...answers: readonly BetaSaid[]) {
  const shop = createTestServices();
  const left = [...answers];
  const page: BetaPageData = {
    ...{ texts, page: "signUp", title: "Test faDrumAlign", head: [], programme: PROGRAMME, link: null, nda: null },
    ...given,
  };
  const Routes = createRoutesStub([
    {
      id: "root",
      Component: () => (
        <LanguageContext.Provider value={english}>
          <ServicesContext.Provider value={shop.page}>
            <Announcer>
              <main>
                <Outlet />
              </main>
            </Announcer>
          </ServicesContext.Provider>
        </LanguageContext.Provider>
      ),
      loader: () => ({ shop: SHOP_FACTS }),
      children: [{ id: "page", path: "/beta", Component: Beta, action: () => left.shift(), loader: () => page }],
    },
  ]);
  const view = render(
    <Routes initialEntries={["/beta"]} hydrationData={{ loaderData: { root: { shop: SHOP_FACTS }, page } }} />,
  );
  await screen.findByRole("heading", { level: 1 });
  return { ...view, user: userEvent.setup() };
}

test("[ROUTE-12] a refused sign-up marks its fields, focuses the first, and keeps what was typed", async () => {
  const errors = { email: "Please enter a valid email address.", microphones: "A whole number." };
  const { user, container } = await open({}, said({ text: texts.someWrong, errors }));
  await user.type(screen.getByLabelText("Your name"), "Ada");
  await user.type(screen.getByLabelText("Email address"), "ada@studio");
  await user.click(screen.getByRole("button", { name: "Sign up" }));
  const email = screen.getByLabelText("Email address");
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("A whole number.")).toBeTruthy();
  expect((email as HTMLInputElement).value).toBe("ada@studio");
  expect((screen.getByLabelText("Your name") as HTMLInputElement).value).toBe("Ada");
  await expectAccessible(container);
});

test("[ROUTE-12] a sign-up that was sent has the answer in the form's place", async () => {
  const { user } = await open({}, said({ isDone: true, text: texts.signedUp }));
  await user.click(screen.getByRole("button", { name: "Sign up" }));
  expect(await screen.findByText(texts.signedUp)).toBeTruthy();
  expect(screen.queryByLabelText("Your name")).toBeNull();
});

test.each([
  ["closed", "Sign-up is closed"],
  ["full", "All places are taken"],
] as const)("[ROUTE-12] a programme that is %s says so and has no form", async (state, title) => {
  const { container } = await open({ programme: { ...PROGRAMME, state } });
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sign up" })).toBeNull();
  await expectAccessible(container);
});

test("[ROUTE-12] by the mailed link, a press confirms and leads to the agreement", async () => {
  const next = { href: "/beta/fadrumalign-nda?id=i&key=k", label: texts.toNda };
  const { user } = await open({ link: LINK }, said({ intent: "confirm", isDone: true, text: texts.confirmed, next }));
  await user.click(screen.getByRole("button", { name: "Confirm the sign-up" }));
  const link = await screen.findByRole("link", { name: "Read the agreement" });
  expect(link.getAttribute("href")).toBe(next.href);
  expect(screen.getByRole("heading", { name: "Sign-up confirmed" })).toBeTruthy();
});

test("[ROUTE-12] without a link the agreement's page says how to get one, and sends it again", async () => {
  const sent = said({ intent: "sendLink", isDone: true, text: texts.linkSent });
  const { user, container } = await open({ page: "nda", nda: "noLink" }, sent);
  await expectAccessible(container);
  await user.type(screen.getByLabelText(texts.linkEmail), "ada@studio.example");
  await user.click(screen.getByRole("button", { name: "Send the link again" }));
  expect(await screen.findByText(texts.linkSent)).toBeTruthy();
});

test("[ROUTE-12] the whole text is beside the signature's fields, which a keyboard fills", async () => {
  const errors = { agrees: "Please tick the box if you agree." };
  const { user, container } = await open({ page: "nda", link: LINK, nda: NDA }, said({ intent: "sign", errors }));
  expect(screen.getByText("Keep them.")).toBeTruthy();
  screen.getByLabelText("Your full name").focus();
  await user.keyboard("Ada Lovelace{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("checkbox")));
  await user.keyboard(" ");
  expect((screen.getByRole("checkbox") as HTMLInputElement).checked).toBe(true);
  await expectAccessible(container);
});

test("[ROUTE-12] who has signed sees when, and can download it; who signed an older version is asked again", async () => {
  const signed = await open({ page: "nda", link: LINK, nda: { ...NDA, standing: "signed", signatures: [SIGNED] } });
  expect(screen.getByText(SIGNED.signedOn)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Download version 2026-11" }).getAttribute("href")).toBe(SIGNED.href);
  expect(screen.queryByRole("checkbox")).toBeNull();
  await expectAccessible(signed.container);
  cleanup();
  const older = { ...SIGNED, version: "2025-01" };
  await open({ page: "nda", link: LINK, nda: { ...NDA, standing: "outdated", signatures: [older] } });
  expect(screen.getByRole("heading", { name: "There is a new version" })).toBeTruthy();
  expect(screen.getByRole("checkbox")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Download version 2025-01" })).toBeTruthy();
});

test("[ROUTE-12] a programme that can't be loaded can be tried again, and one that isn't there leads to the shop", async () => {
  await open({ programme: "unavailable" });
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  cleanup();
  await open({ programme: null, title: "Beta test" });
  expect(screen.getByRole("link", { name: "Go to the shop" })).toBeTruthy();
});
