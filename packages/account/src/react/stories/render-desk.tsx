import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AccountWorld } from "../../testing/index.ts";
import { DeskWorld, type DeskWorldProps } from "./desk-world.tsx";

/** Renders parts in a world, and returns both once the world is ready. For tests only. */
export async function renderDesk(props: DeskWorldProps) {
  const user = userEvent.setup();
  const world = await new Promise<AccountWorld>((resolve) => {
    render(<DeskWorld {...props} act={resolve} />);
  });
  return { world, user };
}
