"use client";
import { useSyncExternalStore } from "react";

/** Whether the browser is online, as far as it knows. On a server and while hydrating: yes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, readOnline, onServer);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

const readOnline = () => navigator.onLine;
const onServer = () => true;
