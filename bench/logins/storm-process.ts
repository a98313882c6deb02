import { rage, type StormPlan } from "./storm.ts";

process.once("message", async (plan) => {
  const figures = await rage(plan as StormPlan);
  process.send?.(figures, () => process.exit(0));
});
