import { ok } from "@shop/kernel";
import { listStoredCampaigns } from "../db/repositories/campaigns.ts";
import type { Command } from "./command.ts";
import { describeChoice, describeState, describeWindow } from "./describe-window.ts";

/** Promotions and sales windows with whether they run now. They are changed in the content's sales.json. */
const list: Command = async ({ db, clock }) => {
  const rows = (await listStoredCampaigns(db)).filter(({ removed_at }) => removed_at === null);
  if (rows.length === 0) return ok(["There are no campaigns."]);
  const nowMs = clock.nowMs();
  return ok(
    rows.map((row) => {
      const loyalty = row.loyalty_percent === null ? [] : [`${row.loyalty_percent} % for customers`];
      const parts = [row.id, `${row.percent} %`, ...loyalty, describeChoice(row), describeWindow(row)];
      return [...parts, describeState(row, nowMs)].join(" · ");
    }),
  );
};

export const campaignCommands: Readonly<Record<string, Command>> = { list };
