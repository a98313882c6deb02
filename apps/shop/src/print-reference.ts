import { writeFileSync } from "node:fs";
import { printSettingsReference } from "./print-settings-reference.ts";

const reference = new URL("../../../docs/reference/", import.meta.url);
writeFileSync(new URL("settings.md", reference), printSettingsReference());
