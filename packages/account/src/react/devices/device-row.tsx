import type { Failure } from "@shop/kernel";
import { Button, FailureAlert } from "@shop/ui";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { ReleaseStage } from "../../domain/release-stage.ts";
import { useAccountTexts } from "../account/account-hooks.ts";
import type { LicenceDevice } from "./licence-device.ts";

interface DeviceRowProps {
  device: LicenceDevice;
  /** Where the release of this device is. */
  stage: ReleaseStage;
  /** Another device is being released. */
  isBusy: boolean;
  failure: Failure | null;
  onAsk: () => void;
  onKeep: () => void;
  onConfirm: () => void;
}

const PLATFORM_NAMES = { win: "Windows", mac: "macOS" } as const;

/** One device; its release is confirmed in its own row. */
export function DeviceRow({ device, stage, isBusy, failure: failed, onAsk, onKeep, onConfirm }: DeviceRowProps) {
  const { text, day, failure } = useAccountTexts();
  const { deviceName, platform, pluginVersion, lastSeenAt } = device;
  const isAsking = stage !== "idle";
  const keep = useRef<HTMLButtonElement>(null);
  const release = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // The clicked button is replaced by the question, and the question by the button.
  useEffect(() => {
    if (isAsking && !wasAsking.current) keep.current?.focus();
    if (!isAsking && wasAsking.current) release.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || stage === "releasing") return;
    // Escape ends the question, not a surrounding dialog.
    event.preventDefault();
    onKeep();
  };
  return (
    <li className="shop-devices__row">
      <div className="shop-devices__what">
        <span className="shop-devices__name">{deviceName}</span>
        <span className="shop-devices__facts">
          <span>{PLATFORM_NAMES[platform]}</span>
          {pluginVersion && <span>{text("devices.version", { version: pluginVersion })}</span>}
          <time dateTime={lastSeenAt}>{text("devices.lastUsed", { date: day(lastSeenAt) })}</time>
        </span>
      </div>
      {!isAsking && (
        <Button
          ref={release}
          size="small"
          aria-label={text("devices.releaseOf", { device: deviceName })}
          disabled={isBusy}
          onClick={onAsk}
        >
          {text("devices.release")}
        </Button>
      )}
      {isAsking && (
        <div className="shop-devices__ask">
          {failed && <FailureAlert failure={failed}>{failure(failed)}</FailureAlert>}
          <p className="shop-form__note">{text("devices.ask", { device: deviceName })}</p>
          <div className="shop-devices__acts">
            <Button ref={keep} size="small" disabled={stage === "releasing"} onClick={onKeep} onKeyDown={leave}>
              {text("devices.cancel")}
            </Button>
            <Button
              size="small"
              variant="danger"
              busy={stage === "releasing"}
              busyLabel={text("devices.releasing")}
              onClick={onConfirm}
              onKeyDown={leave}
            >
              {text("devices.confirm")}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
