// @vitest-environment jsdom
import { valid } from "@shop/api-client/testing";
import { EngagementProvider } from "@shop/engagement/react";
import { buildAttention } from "@shop/engagement/testing";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { createTestServices } from "../../testing/create-test-services.ts";
import { EMPTY_WIRE_CART } from "../../testing/fake-environment.ts";
import { renderWithServices } from "../../testing/render-with-services.tsx";
import { Chat } from "./chat.tsx";

afterEach(cleanup);

const PRODUCT = {
  ...{ name: "faMicAlign", type: "plugin", path: "/products/plugins/famicalign", image: null, currency: "EUR" },
  ...{ description: "Aligns two microphones", full_price_minor: 4900, price_minor: 4900 },
  ...{ owned_by_user: false, can_be_added: true },
};
const CHAT = { state: "open", expects: "question", ticket: null, next_chat_at: null, messages: [] };
const LINE = { id: "p1", name: "faMicAlign", quantity: 1, price: 4900, price_discount: 4900 };

async function openPage(path = "/") {
  const shop = createTestServices();
  const { clock, host } = shop.environment;
  host.reply("getChat", valid(CHAT));
  const { attention } = buildAttention({ clock });
  await renderWithServices(
    <EngagementProvider attention={attention}>
      <Chat />
    </EngagementProvider>,
    { shop, path },
  );
  return { host, attention, clock, user: userEvent.setup() };
}

test("[CHAT-03] a question goes to the shop with the site's header, and a product of the reply goes into the cart", async () => {
  const { host, user } = await openPage();
  expect(host.requestsOf("getChat")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Open chat" }));
  const answer = { action: "send_message", message: "This one.", sources: [], products: [PRODUCT] };
  host.reply("handleLiveChat", { body: answer });
  await user.type(await screen.findByRole("textbox", { name: "Your message" }), "Two mics?{Enter}");
  expect(await screen.findByText("This one.")).toBeTruthy();
  expect(host.requestsOf("handleLiveChat")[0]).toMatchObject({
    json: { messages: [{ role: "user", content: "Two mics?" }] },
    headers: { authorization: "Site farfield-storefront" },
  });
  host.reply("addToCart", valid({ ...EMPTY_WIRE_CART, products: [LINE], total_regular: 4900, total_discount: 4900 }));
  await user.click(await screen.findByRole("button", { name: "Add to cart" }));
  expect(host.requestsOf("addToCart")).toHaveLength(1);
  expect(screen.getByRole("dialog", { name: "Chat" })).toBeTruthy();
});

test("[CHAT-01] an empty chat offers questions: one press sends one, and they are gone", async () => {
  const { host, user } = await openPage();
  await user.click(screen.getByRole("button", { name: "Open chat" }));
  host.reply("handleLiveChat", {
    body: { action: "send_message", message: "In your account.", sources: [], products: [] },
  });
  await user.click(await screen.findByRole("button", { name: "How do I activate my licence?" }));
  expect(await screen.findByText("In your account.")).toBeTruthy();
  expect(host.requestsOf("handleLiveChat")[0]).toMatchObject({
    json: { messages: [{ role: "user", content: "How do I activate my licence?" }] },
  });
  expect(screen.queryByRole("list", { name: "Often asked" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Your message" }));
});

test("[CHAT-01] [ENGAGE-12] its icon doesn't wiggle while a pop-up is shown or has to be silent", async () => {
  const { attention, clock } = await openPage();
  const isWiggling = () => document.querySelector("[data-wiggles]") !== null;
  const speak = attention.silence("typing");
  await act(() => clock.advanceAsync(60_000));
  expect(isWiggling()).toBe(false);
  speak();
  await act(() => clock.advanceAsync(60_000));
  expect(isWiggling()).toBe(true);
});

test("the window is in the page's language", async () => {
  const { user } = await openPage("/de");
  await user.click(screen.getByRole("button", { name: "Open chat" }));
  expect(await screen.findByRole("textbox", { name: "Ihre Nachricht" })).toBeTruthy();
});
