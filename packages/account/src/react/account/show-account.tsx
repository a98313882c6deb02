import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderDesk } from "../stories/render-desk.tsx";

export interface ShownFrame {
  open: boolean;
  onClose: () => void;
  footer: ReactNode;
}

/** An open dialog of the account on a fake service, and what it reported to its host. For tests only. */
export async function showAccount(draw: (frame: ShownFrame, reported: string[]) => ReactNode) {
  const reported: string[] = [];
  const contact = (
    <button type="button" onClick={() => reported.push("contact")}>
      click here
    </button>
  );
  const frame = { open: true, onClose: () => reported.push("close"), footer: contact };
  const { world, user } = await renderDesk({ children: draw(frame, reported) });
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  return { world, user, reported, press, field, gateway: world.accountGateway };
}
