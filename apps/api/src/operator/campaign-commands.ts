import { ok } from "@shop/kernel";
import { listProducts } from "../catalogue/index.ts";
import { findCampaignFault, toCampaignRow } from "../content/index.ts";
import { endCampaign, findCampaign, insertCampaign, listStoredCampaigns } from "../sales/index.ts";
import { type Command, readParameters, refuse } from "./command.ts";
import { describeChoice, describeState, describeWindow } from "./describe-window.ts";
import { refuseField } from "./fields.ts";
import { CAMPAIGN_OPTIONS, readCampaign } from "./read-campaign.ts";

/** Adds a promotion or a sales window of the operator's own. An id is never reused, even after its campaign has ended. */
const add: Command = async ({ db }, parameters) => {
  const given = readParameters(parameters, "id", CAMPAIGN_OPTIONS);
  if (!given.isOk) return given;
  const read = readCampaign(given.value.named, given.value.options);
  if (!read.isOk) return read;
  const names = new Set((await listProducts(db)).map(({ name }) => name));
  const fault = findCampaignFault(read.value, names);
  if (fault) return refuseField(fault.field, fault.reason);
  const { id } = read.value;
  if (!(await insertCampaign(db, toCampaignRow(read.value, false)))) return refuse(`The id ${id} is taken.`);
  return ok([`${id} is added.`]);
};

/** Ends a campaign now: prices change with the next call. */
const end: Command = async ({ db, clock }, parameters) => {
  const given = readParameters(parameters, "id", {});
  if (!given.isOk) return given;
  const id = given.value.named;
  if (await endCampaign(db, id, new Date(clock.nowMs()))) return ok([`${id} has ended.`]);
  const found = await findCampaign(db, id);
  if (!found) return refuse(`There is no campaign ${id}.`);
  return refuse(
    found.is_from_content ? `${id} is in the content's sales.json: change it there.` : `${id} had ended before.`,
  );
};

/** Promotions and sales windows with whether they run now. */
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

export const campaignCommands: Readonly<Record<string, Command>> = { list, add, end };
