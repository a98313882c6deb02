import { writeFileSync } from "node:fs";
import { printOperationsReference, printRetentionReference } from "@shop/api";
import { printSettingsReference } from "../settings/print-settings-reference.ts";

const reference = new URL("../../../../docs/reference/", import.meta.url);
writeFileSync(new URL("settings.md", reference), printSettingsReference());
writeFileSync(new URL("operations.md", reference), printOperationsReference());
writeFileSync(new URL("retention.md", reference), printRetentionReference());
