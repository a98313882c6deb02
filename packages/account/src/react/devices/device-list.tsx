"use client";
import { Alert } from "@shop/ui";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { LICENCE_PLACES } from "../../domain/limits.ts";
import { createDevicesStore } from "../../store/devices-store.ts";
import { useAccountStore, useAccountTexts } from "../account/account-hooks.ts";
import { DevicePlaces } from "./device-places.tsx";
import { DeviceRow } from "./device-row.tsx";
import type { LicenceDevice } from "./licence-device.ts";

export interface DeviceListProps {
  licenceId: string;
  devices: readonly LicenceDevice[];
  /** Devices that the licence may have at once. Default: 5. */
  limit?: number;
  /** Called when a device was released; the list shows it by itself. */
  onReleased?: (activationId: string) => void;
}

/** The devices of one licence: name, platform, last use, and the way to free their place. */
export function DeviceList({ licenceId, devices, limit = LICENCE_PLACES, onReleased }: DeviceListProps) {
  const { text } = useAccountTexts();
  const store = useAccountStore(createDevicesStore);
  const state = useStore(store);
  useEffect(() => () => store.leave(licenceId), [store, licenceId]);
  const releaseNote = useRef<HTMLSpanElement>(null);
  const shown = devices.filter(({ id }) => !state.released.includes(id));
  const released = state.lastReleased?.licenceId === licenceId ? state.lastReleased : null;
  // The row that had the focus was removed.
  useEffect(() => {
    if (released) releaseNote.current?.focus();
  }, [released]);
  const confirm = async (activationId: string) => {
    if (await store.confirm()) onReleased?.(activationId);
  };
  return (
    <div className="shop-devices">
      <p className="shop-devices__head">
        <span className="shop-label">{text("devices.title")}</span>
        <span className="shop-devices__used">
          <DevicePlaces taken={shown.length} limit={limit} />
          {text("devices.used", { count: shown.length, limit })}
        </span>
      </p>
      {shown.length === 0 && <p className="shop-form__note">{text("devices.none")}</p>}
      <ul className="shop-devices__list">
        {shown.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            stage={state.place?.activationId === device.id ? state.stage : "idle"}
            isBusy={state.stage === "releasing"}
            failure={state.place?.activationId === device.id ? state.failure : null}
            onAsk={() => store.ask({ licenceId, activationId: device.id, deviceName: device.deviceName })}
            onKeep={store.keep}
            onConfirm={() => void confirm(device.id)}
          />
        ))}
      </ul>
      {released && (
        <Alert type="success">
          <span ref={releaseNote} className="shop-devices__released" tabIndex={-1}>
            {text("devices.released", { device: released.deviceName })}
          </span>
        </Alert>
      )}
    </div>
  );
}
