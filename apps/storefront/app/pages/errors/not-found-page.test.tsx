// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useNavigate } from "react-router";
import { afterEach, expect, test } from "vitest";
import { translate } from "../../messages/use-texts.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { en } from "./messages/en.ts";
import { NotFoundPage } from "./not-found-page.tsx";

afterEach(cleanup);

const TEXT = translate(en);

test("[ROUTE-13] an unknown address shows title, text, a link and a button back home, and the hint", async () => {
  await renderWithServices(<NotFoundPage text={TEXT} />, { path: "/no/such-page" });
  expect(document.title).toBe("Track Not Found");
  expect(screen.getByRole("heading", { name: "Track Not Found", level: 1 })).toBeTruthy();
  expect(screen.getByText("Page not found")).toBeTruthy();
  expect(screen.getByText(/Contact us and we'll get back to you within one business day/)).toBeTruthy();
  for (const name of ["Back to the home page", "Go home"]) {
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/");
  }
  await expectAccessible();
});

test("[ROUTE-13] what was looked for can be searched for and found in the lists, without scripts too", async () => {
  await renderWithServices(<NotFoundPage text={TEXT} />);
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Name, sound or cabinet" });
  expect([field.name, field.form?.getAttribute("action"), field.form?.method]).toEqual(["q", "/products", "get"]);
  expect(screen.getByRole("link", { name: "Plugins" }).getAttribute("href")).toBe("/products/plugins");
  expect(screen.getByRole("link", { name: "Support" }).getAttribute("href")).toBe("/support");
});

test("[ROUTE-13] the hint can be followed at once: the contact dialog is a press away", async () => {
  const { services } = await renderWithServices(<NotFoundPage text={TEXT} />);
  await userEvent.click(screen.getByRole("button", { name: "Contact us" }));
  expect(services.modal.getState().type).toBe("contact");
});

function PageWithKeys() {
  const navigate = useNavigate();
  const [drawn, setDrawn] = useState(1);
  return (
    <>
      <NotFoundPage text={TEXT} />
      <button type="button" onClick={() => setDrawn(drawn + 1)}>
        drawn {drawn}
      </button>
      <button type="button" onClick={() => navigate("/another/missing-page")}>
        elsewhere
      </button>
      <button type="button" onClick={() => navigate("/no/such-page")}>
        there again
      </button>
    </>
  );
}

test("[ROUTE-13, API-09] the missing address is reported once a page view, without its query", async () => {
  const shop = await renderWithServices(<PageWithKeys />, { path: "/no/such-page?key=secret" });
  const reported = () => shop.environment.host.requestsOf("notifyNotFound").map(({ json }) => json);
  expect(reported()).toEqual([{ url: "/no/such-page" }]);

  await userEvent.click(screen.getByRole("button", { name: "drawn 1" }));
  await act(shop.settle);
  expect(reported()).toHaveLength(1);

  await userEvent.click(screen.getByRole("button", { name: "elsewhere" }));
  await userEvent.click(screen.getByRole("button", { name: "there again" }));
  await act(shop.settle);
  expect(reported()).toEqual([{ url: "/no/such-page" }, { url: "/another/missing-page" }, { url: "/no/such-page" }]);
});
