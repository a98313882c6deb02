import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type AuthWorld, type AuthWorldOptions, buildUser, KNOWN_ACCOUNT } from "../../testing/index.ts";
import { PreparedWorld, type PreparedWorldProps } from "../prepared-world.tsx";
import { SignInDialog } from "./sign-in-dialog.tsx";

const idle = { password: "x", user: buildUser({ emailAddress: "idle@example.com", isAccountActive: false }) };

/** The open dialog on a fake service, as a shopper sees it. For tests only. */
export async function showSignIn(options: Partial<PreparedWorldProps> & AuthWorldOptions = {}) {
  const reported: string[] = [];
  const prepared: { world?: AuthWorld } = {};
  const prepare: PreparedWorldProps["prepare"] = (world) => {
    prepared.world = world;
    return options.prepare?.(world);
  };
  render(
    <PreparedWorld accounts={[KNOWN_ACCOUNT, idle]} {...options} prepare={prepare}>
      <SignInDialog
        open
        onClose={() => reported.push("close")}
        onContact={() => reported.push("contact")}
        onForgotPassword={(email) => reported.push(`forgot ${email}`)}
      />
    </PreparedWorld>,
  );
  const dialog = await screen.findByRole("dialog");
  const user = userEvent.setup();
  if (!prepared.world) throw new Error("The world wasn't prepared.");
  const press = (name: string) => user.click(within(dialog).getByRole("button", { name }));
  const continueWith = async (email: string) => {
    await user.type(screen.getByLabelText("Email address"), email);
    await press("Continue");
  };
  return { dialog, user, reported, world: prepared.world, press, continueWith };
}
