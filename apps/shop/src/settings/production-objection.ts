import { type Allowance, DEMO_CONTACT_EMAIL, DEMO_MAIL_FROM, settingDefinitions } from "./setting-definitions.ts";
import type { Settings } from "./settings.ts";
import { takesTestPayments } from "./takes-test-payments.ts";
import { bareKey, secretWeakness } from "./weak-secret.ts";

/** The operator's value; undefined if the demo's default is used. */
type Given = Partial<Pick<Settings, "SHOP_MAIL_FROM" | "SHOP_CONTACT_EMAIL">>;

/** Why a shop with these settings must not sell, as one line for the operator; null if it may. Sources: SAFE-02, SAFE-23. */
export function productionObjection(settings: Settings, given: Given): string | null {
  return demoPartObjection(settings) ?? missingObjection(settings, given) ?? secretObjection(settings);
}

function demoPartObjection(settings: Settings): string | null {
  const demoParts: ReadonlyArray<[Allowance, boolean, string]> = [
    ["embedded-database", !settings.DATABASE_URL, "the embedded database; set DATABASE_URL"],
    ["test-payments", takesTestPayments(settings), "test payments; set SHOP_PAYMENT_PROVIDER and live keys"],
    ["outbox", !settings.SMTP_URL, "the readable outbox; set SMTP_URL"],
  ];
  const refused = demoParts.find(([allowance, isUsed]) => isUsed && !settings.SHOP_ALLOW.includes(allowance));
  if (refused) return `SHOP_MODE=production refuses ${refused[2]}, or name ${refused[0]} in SHOP_ALLOW.`;
  if (!settings.SHOP_ORIGIN.startsWith("http:")) return null;
  return "SHOP_MODE=production refuses plain http; set SHOP_ORIGIN to an https address.";
}

function missingObjection(settings: Settings, given: Given): string | null {
  if (!settings.SHOP_SELLER_NAME || !settings.SHOP_SELLER_ADDRESS) {
    return "SHOP_MODE=production needs SHOP_SELLER_NAME and SHOP_SELLER_ADDRESS, for the invoices.";
  }
  if ((given.SHOP_MAIL_FROM ?? DEMO_MAIL_FROM) === DEMO_MAIL_FROM) {
    return "SHOP_MODE=production needs SHOP_MAIL_FROM, the sender of every mail.";
  }
  if ((given.SHOP_CONTACT_EMAIL ?? DEMO_CONTACT_EMAIL) === DEMO_CONTACT_EMAIL) {
    return "SHOP_MODE=production needs SHOP_CONTACT_EMAIL, which receives the contact form and is printed on invoices.";
  }
  const missing = (["SHOP_SECRET", "SHOP_LICENCE_KEY"] as const).find((name) => !settings[name]);
  return missing ? `SHOP_MODE=production needs ${missing}; allowed: ${settingDefinitions[missing].allowed}.` : null;
}

/** Never prints a secret. */
function secretObjection(settings: Settings): string | null {
  const { SHOP_SECRET: secret = "", SHOP_LICENCE_KEY: licenceKey = "", SHOP_METRICS_KEY: metricsKey } = settings;
  const remedy = "make one with `openssl rand -hex 32`.";
  for (const [name, value] of Object.entries({
    ...{ SHOP_SECRET: secret, SHOP_LICENCE_KEY: licenceKey },
    ...(metricsKey !== undefined && { SHOP_METRICS_KEY: metricsKey }),
  })) {
    const weakness = secretWeakness(value);
    if (weakness) return `SHOP_MODE=production refuses ${name}: it ${weakness}; ${remedy}`;
  }
  if (bareKey(secret) !== bareKey(licenceKey)) return null;
  return `SHOP_MODE=production refuses the same value for SHOP_SECRET and SHOP_LICENCE_KEY; ${remedy}`;
}
