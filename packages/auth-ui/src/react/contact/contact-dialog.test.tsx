// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/expect-no-axe-violations.ts";
import { type AuthWorld, type AuthWorldOptions, buildUser } from "../../testing/index.ts";
import { PreparedWorld, type PreparedWorldProps } from "../prepared-world.tsx";
import { ContactDialog } from "./contact-dialog.tsx";

afterEach(cleanup);

async function show(options: Partial<PreparedWorldProps> & AuthWorldOptions & { subject?: string } = {}) {
  const reported: string[] = [];
  const prepared: { world?: AuthWorld } = {};
  const prepare: PreparedWorldProps["prepare"] = (world) => {
    prepared.world = world;
    return options.prepare?.(world);
  };
  render(
    <PreparedWorld {...options} prepare={prepare}>
      <ContactDialog open onClose={() => reported.push("close")} initialSubject={options.subject} />
    </PreparedWorld>,
  );
  const dialog = await screen.findByRole("dialog", { name: "Contact" });
  if (!prepared.world) throw new Error("The world wasn't prepared.");
  const user = userEvent.setup();
  const send = () => user.click(screen.getByRole("button", { name: "Send message" }));
  return { dialog, reported, user, send, world: prepared.world };
}

async function fillIn({ user }: Awaited<ReturnType<typeof show>>) {
  await user.type(screen.getByLabelText("Name"), "Ada Lovelace");
  await user.type(screen.getByLabelText("Email address"), "ada@example.com");
  await user.type(screen.getByLabelText("Message"), "Which microphone?");
  await user.click(screen.getByRole("checkbox", { name: /privacy policy/ }));
}

test("[ACCT-09] name, e-mail, message and a guest's agreement are required: all are marked at once, the first has the focus, and then it is sent", async () => {
  const shown = await show();
  const { send, user, world } = shown;
  const steps: Array<[string, () => Promise<void>]> = [
    ["Please enter your name.", () => user.type(screen.getByLabelText("Name"), "Ada Lovelace")],
    ["Please enter a valid email address.", () => user.type(screen.getByLabelText("Email address"), "ada@example.com")],
    ["Please enter your message.", () => user.type(screen.getByLabelText("Message"), "Which microphone?")],
    ["Please agree to the privacy policy.", () => user.click(screen.getByRole("checkbox"))],
  ];
  await send();
  expect(steps.map(([text]) => screen.queryByText(text) !== null)).toEqual([true, true, true, true]);
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(4);
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  await expectNoAxeViolations();
  for (const [index, [text, mend]] of steps.entries()) {
    await mend();
    expect(screen.queryByText(text)).toBeNull();
    expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(3 - index);
  }
  await send();
  expect(document.activeElement).toBe(await screen.findByRole("heading", { name: "Message sent" }));
  const sent = { name: "Ada Lovelace", email: "ada@example.com", subject: "", message: "Which microphone?" };
  expect(world.contactGateway.sent).toEqual([sent]);
  await expectNoAxeViolations();
});

test("[ACCT-09] a customer's own name and address are shown and sent, not asked for", async () => {
  const { dialog, user, send, world } = await show({
    visitor: buildUser(),
    prepare: async ({ auth }) => {
      await auth.start();
    },
  });
  expect(dialog.textContent).toContain("Ada Lovelace");
  expect(dialog.textContent).toContain("ada@example.com");
  expect([
    screen.queryByLabelText("Name"),
    screen.queryByLabelText("Email address"),
    screen.queryByRole("checkbox"),
  ]).toEqual([null, null, null]);
  await expectNoAxeViolations();
  await user.type(screen.getByLabelText("Message"), "Which microphone?");
  await send();
  expect(world.contactGateway.sent).toEqual([
    { name: "Ada Lovelace", email: "ada@example.com", subject: "", message: "Which microphone?" },
  ]);
});

test("[ACCT-09] a message that couldn't be sent says so and stays", async () => {
  const shown = await show({ prepare: ({ contactGateway }) => contactGateway.failNext({ code: "api.timeout" }) });
  await fillIn(shown);
  await shown.send();
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain(
      "There was an error submitting the form. Please try again.",
    ),
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("Which microphone?");
  await expectNoAxeViolations();
  await shown.send();
  expect(shown.world.contactGateway.sent).toHaveLength(1);
});

test("[MODAL-04] the contact dialog has no hint of itself", async () => {
  const { dialog } = await show();
  expect(dialog.textContent).not.toContain("click here");
});

test("[MODAL-05] all fields are required but the subject, which says so", async () => {
  await show({ subject: "Password" });
  const required = screen.getAllByRole<HTMLInputElement>("textbox").map((field) => [field.name, field.required]);
  expect(required).toEqual([
    ["name", true],
    ["email", true],
    ["subject", false],
    ["message", true],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>(/Subject.*optional/).value).toBe("Password");
});

test("after a message was sent another can be written, or the dialog closed", async () => {
  const shown = await show();
  await fillIn(shown);
  await shown.send();
  await shown.user.click(await screen.findByRole("button", { name: "Write another message" }));
  expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("");
});
