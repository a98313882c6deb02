import type * as z from "zod";
import type { SettingName, settingDefinitions } from "./setting-definitions.ts";

/** Each setting as its schema reads it. */
export type Values = { [Name in SettingName]: z.output<(typeof settingDefinitions)[Name]["schema"]> };

/** Every setting of the process, with the shop's defaults for those that the operator didn't set. */
export type Settings = Values & {
  readonly SHOP_ORIGIN: string;
  readonly SHOP_MAIL_DOMAIN_CHECK: "dns" | "off";
  readonly SHOP_MAIL_FROM: string;
  readonly SHOP_CONTACT_EMAIL: string;
};
