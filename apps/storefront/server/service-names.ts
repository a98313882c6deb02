import { readService } from "@shop/consent";
import { OWN_RECORDER, OWN_STATISTICS } from "../app/composition/consent/own-services.ts";

/** The shop's own services that an operator may choose. */
export const OWN_SERVICE_NAMES: readonly string[] = [OWN_STATISTICS, OWN_RECORDER];

/** Whether a setting may name it: one of the shop's own services, or `id:value` of a ready-made one. */
export function isServiceName(name: string): boolean {
  return OWN_SERVICE_NAMES.includes(name) || readService(name) !== null;
}
