import { defineConfig } from "tsup";
import { featureBuild } from "../../tooling/feature-tsup.ts";

export default defineConfig(featureBuild);
