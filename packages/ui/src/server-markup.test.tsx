import { createFakeClock, FAKE_NOW_MS } from "@shop/kernel/testing";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import {
  Alert,
  Badge,
  Button,
  Checkbox,
  Countdown,
  DialogFrame,
  Disclosure,
  EmailField,
  EmptyState,
  ErrorState,
  Figure,
  IconButton,
  MenuIcon,
  PasswordField,
  Picture,
  Ridgelines,
  Skeleton,
  SkeletonGroup,
  StrengthMeter,
  TextArea,
  TextField,
  TextLink,
  Toaster,
  UiProvider,
} from "./index.ts";

const nothing = () => undefined;
const parts: Record<string, ReactElement> = {
  Alert: <Alert type="info">Text</Alert>,
  Badge: <Badge tone="signal">New</Badge>,
  Button: <Button busy={false}>Go</Button>,
  Checkbox: <Checkbox label="Box" error="Tick it." />,
  Countdown: <Countdown label="Offer" format="days" endsAtMs={FAKE_NOW_MS + 5000} />,
  Disclosure: <Disclosure summary="More">Text</Disclosure>,
  EmailField: <EmailField label="E-mail" isValid={() => true} defaultValue="a@b.de" />,
  EmptyState: <EmptyState title="Nothing yet" />,
  ErrorState: <ErrorState title="Failed" onRetry={nothing} />,
  Figure: <Figure live>1</Figure>,
  IconButton: <IconButton label="Menu" icon={<MenuIcon />} badge={1} />,
  DialogFrame: (
    <DialogFrame open onClose={nothing} title="Title">
      Text
    </DialogFrame>
  ),
  PasswordField: <PasswordField label="Password" autoComplete="new-password" />,
  Picture: <Picture src="/a.jpg" alt="" colour="#102030" isHero />,
  Ridgelines: <Ridgelines lines={[[0, 1]]} label="One spectrum" />,
  Skeleton: (
    <SkeletonGroup>
      <Skeleton shape="block" width="half" />
    </SkeletonGroup>
  ),
  StrengthMeter: <StrengthMeter value={3} />,
  TextArea: <TextArea label="Question" maxLength={10} />,
  TextField: <TextField label="Name" />,
  TextLink: <TextLink href="/there">There</TextLink>,
  Toaster: <Toaster toasts={[{ id: "1", text: "Done.", durationMs: 5000 }]} onDismiss={nothing} />,
};

test.each(Object.entries(parts))(
  "%s renders on a server, with no style attribute for a strict policy to refuse",
  (_name, part) => {
    const markup = renderToString(<UiProvider clock={createFakeClock()}>{part}</UiProvider>);
    expect(markup).not.toContain("style=");
  },
);
