import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { type AuthWorld, buildUser } from "../testing/index.ts";
import { PreparedWorld, type PreparedWorldProps } from "./prepared-world.tsx";

export interface ShownFrame {
  open: boolean;
  onClose: () => void;
  onContact: () => void;
}

/** Parts in a world in which Ada is logged in, and what they reported to their host. For tests only. */
export async function showWorld(
  draw: (world: AuthWorld, frame: ShownFrame) => ReactNode,
  options: Pick<PreparedWorldProps, "prepare"> = {},
) {
  const reported: string[] = [];
  const frame = { open: true, onClose: () => reported.push("close"), onContact: () => reported.push("contact") };
  const prepare = async (world: AuthWorld) => {
    await world.auth.start();
    await options.prepare?.(world);
  };
  const user = userEvent.setup();
  const world = await new Promise<AuthWorld>((resolve) => {
    render(
      <PreparedWorld visitor={buildUser()} prepare={prepare} act={resolve}>
        {(shown) => draw(shown, frame)}
      </PreparedWorld>,
    );
  });
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  return { world, user, reported, press, field, gateway: world.securityGateway };
}
