// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { translate } from "../../messages/use-texts.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { accountPageTexts } from "../account/messages/index.ts";
import { SettingNotes } from "./setting-notes.tsx";

afterEach(cleanup);

const links = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test.each([
  ["profile", "In reviews", []],
  ["sessions", "A login that isn't yours", [["Password", "/account/password"]]],
  ["data", "Left out", [["Name", "/account/profile"]]],
  [
    "delete",
    "Only fewer emails",
    [
      ["Newsletter", "/account/newsletter"],
      ["Your data", "/account/data"],
      ["Devices and transfer", "/account/licences"],
    ],
  ],
] as const)(
  "the notes of /account/%s say what it takes effect on, or what helps instead",
  async (part, title, hrefs) => {
    await renderWithServices(<SettingNotes part={part} text={translate(accountPageTexts.en)} />);
    expect(screen.getByText(title)).toBeTruthy();
    expect(links()).toEqual(hrefs);
    await expectAccessible();
  },
);
