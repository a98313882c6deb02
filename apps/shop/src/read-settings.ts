import type * as z from "zod";
import { OperatorError } from "./operator-error.ts";
import { type Allowance, type SettingName, settingDefinitions } from "./setting-definitions.ts";
import { isLiveKey, stripeObjection } from "./stripe-settings.ts";

type Values = { [Name in SettingName]: z.output<(typeof settingDefinitions)[Name]["schema"]> };
export type Settings = Values & { readonly SHOP_ORIGIN: string; readonly SHOP_MAIL_DOMAIN_CHECK: "dns" | "off" };

/** A wrong setting stops the start; the message is the one line that the operator reads. */
export class SettingsError extends OperatorError {}

/** Reads every setting once. Throws a SettingsError that names the wrong one and says what is allowed. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  refuseUnknown(environment);
  const values = Object.fromEntries(
    Object.entries(settingDefinitions).map(([name, definition]) => {
      const given = environment[name];
      const parsed = definition.schema.safeParse(given === "" ? undefined : given);
      if (!parsed.success) {
        const isSecret = "isSecret" in definition;
        throw new SettingsError(
          `${name} is ${isSecret ? "not of the right form" : `"${given}"`}; allowed: ${definition.allowed}.`,
        );
      }
      return [name, parsed.data];
    }),
  ) as Values;
  const settings: Settings = {
    ...values,
    SHOP_ORIGIN: values.SHOP_ORIGIN ?? `http://localhost:${values.PORT}`,
    SHOP_MAIL_DOMAIN_CHECK: values.SHOP_MAIL_DOMAIN_CHECK ?? (values.SHOP_MODE === "production" ? "dns" : "off"),
  };
  const objection = stripeObjection(settings);
  if (objection) throw new SettingsError(objection);
  if (settings.SHOP_MODE === "production") refuseDemoParts(settings);
  return settings;
}

/** A misspelt SHOP_ name would be a setting that silently does nothing. */
function refuseUnknown(environment: Readonly<Record<string, string | undefined>>): void {
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith("SHOP_") && !name.startsWith("SHOP_TEST_") && !(name in settingDefinitions),
  );
  if (unknown) {
    throw new SettingsError(`${unknown} is not a setting; allowed: ${Object.keys(settingDefinitions).join(", ")}.`);
  }
}

/** Stripe's test keys sell for test cards, as the built-in provider does. */
function takesTestPayments(settings: Settings): boolean {
  return settings.SHOP_PAYMENT_PROVIDER === "test" || !isLiveKey(settings.SHOP_STRIPE_SECRET_KEY);
}

function refuseDemoParts(settings: Settings): void {
  const demoParts: ReadonlyArray<[Allowance, boolean, string]> = [
    ["embedded-database", !settings.DATABASE_URL, "the embedded database; set DATABASE_URL"],
    ["test-payments", takesTestPayments(settings), "test payments; set SHOP_PAYMENT_PROVIDER and live keys"],
    ["outbox", !settings.SMTP_URL, "the readable outbox; set SMTP_URL"],
  ];
  const refused = demoParts.find(([allowance, isUsed]) => isUsed && !settings.SHOP_ALLOW.includes(allowance));
  if (refused) {
    throw new SettingsError(`SHOP_MODE=production refuses ${refused[2]}, or name ${refused[0]} in SHOP_ALLOW.`);
  }
  if (settings.SHOP_ORIGIN.startsWith("http:")) {
    throw new SettingsError("SHOP_MODE=production refuses plain http; set SHOP_ORIGIN to an https address.");
  }
  if (!settings.SHOP_SELLER_NAME || !settings.SHOP_SELLER_ADDRESS) {
    throw new SettingsError("SHOP_MODE=production needs SHOP_SELLER_NAME and SHOP_SELLER_ADDRESS, for the invoices.");
  }
  if (!settings.SHOP_SECRET)
    throw new SettingsError("SHOP_MODE=production needs SHOP_SECRET; allowed: at least 32 characters.");
  if (!settings.SHOP_LICENCE_KEY)
    throw new SettingsError(
      `SHOP_MODE=production needs SHOP_LICENCE_KEY; allowed: ${settingDefinitions.SHOP_LICENCE_KEY.allowed}.`,
    );
}
