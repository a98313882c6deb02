// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { translate } from "../../messages/use-texts.ts";
import { createTestServices } from "../../testing/create-test-services.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { accountPageTexts } from "../account/messages/index.ts";
import { UpdatesHelp } from "./updates-help.tsx";

test("[ACCT-01] below the updates are the ways to all files, to news of updates and to the licences", async () => {
  const shop = createTestServices();
  await renderWithServices(<UpdatesHelp text={translate(accountPageTexts.en)} />, { shop, path: "/account/updates" });
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["All your files", "/downloads"],
    ["News of updates by email", "/account/newsletter"],
    ["Devices and transfer", "/account/licences"],
  ]);
});
