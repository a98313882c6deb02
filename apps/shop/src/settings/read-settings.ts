import { OperatorError } from "../operator-error.ts";
import { wordpressObjection } from "./content-settings.ts";
import { productionObjection } from "./production-objection.ts";
import { DEMO_CONTACT_EMAIL, DEMO_MAIL_FROM, settingDefinitions } from "./setting-definitions.ts";
import type { Settings, Values } from "./settings.ts";
import { stripeObjection } from "./stripe-settings.ts";

/** A wrong setting stops the start; the message is one line for the operator. */
export class SettingsError extends OperatorError {}

/** Reads every setting once. Throws a SettingsError that names the wrong one and its allowed values. */
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
    SHOP_MAIL_FROM: values.SHOP_MAIL_FROM ?? DEMO_MAIL_FROM,
    SHOP_CONTACT_EMAIL: values.SHOP_CONTACT_EMAIL ?? DEMO_CONTACT_EMAIL,
  };
  const isProduction = settings.SHOP_MODE === "production";
  const objection =
    stripeObjection(settings) ??
    wordpressObjection(settings) ??
    (isProduction ? productionObjection(settings, values) : null);
  if (objection) throw new SettingsError(objection);
  return settings;
}

/** A misspelt SHOP_ name would be a setting without effect. */
function refuseUnknown(environment: Readonly<Record<string, string | undefined>>): void {
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith("SHOP_") && !name.startsWith("SHOP_TEST_") && !(name in settingDefinitions),
  );
  if (unknown) {
    throw new SettingsError(`${unknown} is not a setting; allowed: ${Object.keys(settingDefinitions).join(", ")}.`);
  }
}
