import { createFakeClock } from "@shop/kernel/testing";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import type { ToastItem } from "../toast/toast.tsx";
import { Toaster } from "../toast/toaster.tsx";
import type { DialogFrameProps } from "./dialog-frame-props.ts";

type Frame = ComponentType<DialogFrameProps>;

/** A field that takes the focus by itself when it appears. */
function EagerField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Eager" />;
}

interface BenchProps {
  frame: Frame;
  onClose?: () => void;
  withFirst?: boolean;
  withEager?: boolean;
}

function Bench({ frame: FramePart, onClose, withFirst, withEager }: BenchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <FramePart
        open={isOpen}
        onClose={onClose ?? (() => setIsOpen(false))}
        title="Sign in"
        description="One account for everything."
        footer={<a href="/contact">Questions?</a>}
        {...(withFirst ? { initialFocus: first } : {})}
      >
        <input aria-label="Name" />
        {withEager && <EagerField />}
        <button type="button" ref={first}>
          Go on
        </button>
      </FramePart>
    </>
  );
}

/** Two dialogs, one replacing the other. */
function Row({ frame: FramePart }: Pick<BenchProps, "frame">) {
  const [shown, setShown] = useState<"none" | "first" | "second">("none");
  const close = () => setShown("none");
  return (
    <main tabIndex={-1}>
      <div>
        <button type="button" onClick={() => setShown("first")}>
          Open
        </button>
      </div>
      <FramePart key="first" open={shown === "first"} onClose={close} title="First">
        <button type="button" onClick={() => setShown("second")}>
          Next
        </button>
      </FramePart>
      <FramePart key="second" open={shown === "second"} onClose={close} title="Second">
        <input aria-label="Name" />
      </FramePart>
    </main>
  );
}

/** A page whose notices come before the dialog, or after it. */
function WithNotices({ frame: FramePart, comesFirst }: Pick<BenchProps, "frame"> & { comesFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [toasts, setToasts] = useState<ToastItem[]>(comesFirst ? [notice] : []);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <FramePart open={isOpen} onClose={() => setIsOpen(false)} title="Sign in">
        <button type="button" onClick={() => setToasts([notice])}>
          Go on
        </button>
      </FramePart>
      <Toaster toasts={toasts} onDismiss={() => setToasts([])} clock={createFakeClock()} />
    </>
  );
}
const notice: ToastItem = { id: "1", text: "Taken out." };

async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return screen.findByRole("dialog");
}
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** What every dialog frame does. Source: MODAL-03. What jsdom can't show (Tab inside the top layer, layout) the stories show in a browser. */
export function describeDialogFrame(name: string, frame: Frame): void {
  afterEach(cleanup);

  test(`[MODAL-03] ${name} has its title as name, its description, a close control and its foot`, async () => {
    render(<Bench frame={frame} />);
    expect(screen.queryByRole("dialog")).toBeNull();
    const dialog = await open();
    expect(screen.getByRole("dialog", { name: "Sign in", description: "One account for everything." })).toBe(dialog);
    expect(within(dialog).getByRole("heading", { name: "Sign in", level: 2 })).toBeTruthy();
    expect(within(dialog).getByRole("link", { name: "Questions?" })).toBeTruthy();
    await expectNoAxeViolations();
  });

  test(`[MODAL-03] ${name} closes by its control and gives the focus back to the opener`, async () => {
    render(<Bench frame={frame} />);
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })));
  });

  test(`[MODAL-03] ${name} closes by Esc and gives the focus back to the opener`, async () => {
    render(<Bench frame={frame} />);
    await open();
    await userEvent.keyboard("{Escape}");
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })));
  });

  test.each([
    ["before it", true],
    ["while it is open", false],
  ])(`[MODAL-03] ${name} closes by the first Esc, and a notice that came %s stays`, async (_, comesFirst) => {
    render(<WithNotices frame={frame} comesFirst={comesFirst} />);
    await open();
    if (!comesFirst) await userEvent.click(screen.getByRole("button", { name: "Go on" }));
    expect(screen.getByText("Taken out.")).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await isGone();
    expect(screen.getByText("Taken out.")).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText("Taken out.")).toBeNull());
  });

  test(`[MODAL-03] ${name} gives the focus back to the opener also where what is inside took it by itself`, async () => {
    render(<Bench frame={frame} withEager />);
    await open();
    await userEvent.keyboard("{Escape}");
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })));
  });

  test(`[MODAL-03] ${name} whose opener has gone gives the focus to the page's main part`, async () => {
    render(<Row frame={frame} />);
    const opener = screen.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    await screen.findByRole("dialog", { name: "First" });
    opener.remove();
    await userEvent.keyboard("{Escape}");
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector("main")));
  });

  test(`[MODAL-03] ${name} that took the place of another gives the focus back to what opened that one`, async () => {
    render(<Row frame={frame} />);
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    await userEvent.click(await screen.findByRole("button", { name: "Next" }));
    await screen.findByRole("dialog", { name: "Second" });
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
    await userEvent.keyboard("{Escape}");
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })));
  });

  test(`[MODAL-03] ${name} closes by a press on the backdrop, not by one inside`, async () => {
    render(<Bench frame={frame} />);
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole("heading"));
    expect(screen.getByRole("dialog")).toBe(dialog);
    const backdrop = document.querySelector(".shop-dialog__backdrop");
    if (!backdrop) throw new Error("The frame has no backdrop.");
    await userEvent.click(backdrop);
    await isGone();
  });

  test(`${name} only asks to be closed: its owner decides`, async () => {
    const onClose = vi.fn();
    render(<Bench frame={frame} onClose={onClose} />);
    await open();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  test(`${name} gives the focus to its first field, or to what its owner names`, async () => {
    const { unmount } = render(<Bench frame={frame} />);
    await open();
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
    unmount();
    render(<Bench frame={frame} withFirst />);
    await open();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Go on" }));
  });

  test(`[MODAL-03] ${name} keeps the page behind it from scrolling while it is open`, async () => {
    render(<Bench frame={frame} />);
    const isLocked = () => getComputedStyle(document.body).overflow === "hidden";
    expect(isLocked()).toBe(false);
    await open();
    expect(isLocked()).toBe(true);
    await userEvent.keyboard("{Escape}");
    await isGone();
    expect(isLocked()).toBe(false);
  });
}
