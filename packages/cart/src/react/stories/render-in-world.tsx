import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { messages as catalogues } from "../../messages/index.ts";
import { CartProvider, type CartProviderProps } from "../provider/cart-provider.tsx";
import { createWorld, type World, type WorldSettings } from "./story-world.tsx";

/** Renders a part in a shop on fakes whose cart has been loaded, for tests. */
export async function renderInWorld(
  part: ReactNode,
  settings: WorldSettings & Partial<CartProviderProps> = {},
): Promise<World> {
  const world = createWorld(settings);
  const { messages = catalogues.en, locale = "en", paths } = settings;
  await act(async () => {
    await world.cart.refresh();
  });
  render(
    <CartProvider {...world} messages={messages} locale={locale} paths={paths}>
      {part}
    </CartProvider>,
  );
  return world;
}
