// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { translate } from "../../messages/use-texts.ts";
import { createTestServices } from "../../testing/create-test-services.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { en } from "./messages/en.ts";
import { PopUpChoice } from "./pop-up-choice.tsx";

afterEach(cleanup);

test("[ENGAGE-12] the account page shows the choice of fewer pop-ups, changes it, and the browser keeps it", async () => {
  const shop = createTestServices();
  await renderWithServices(<PopUpChoice text={translate(en)} />, { shop });
  await act(async () => void (await shop.page.engagement.load()));
  const box = screen.getByRole("checkbox", { name: "Show fewer pop-ups" });
  expect(box).toHaveProperty("checked", false);
  await expectAccessible();
  await userEvent.click(box);
  expect(box).toHaveProperty("checked", true);
  expect(shop.environment.local.get("shop_fewer_pop_ups")).toBe("1");
  await userEvent.click(box);
  expect(shop.environment.local.get("shop_fewer_pop_ups")).toBeUndefined();
});
