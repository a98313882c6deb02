import { ok, type Result } from "@shop/kernel";
import { FIGURE_SECTIONS, type Figure, readFigures } from "../figures/index.ts";
import { isTimeZone, zonedTimeMs } from "../sales/index.ts";
import { type Command, readOptions, refuse } from "./command.ts";
import { csvLine } from "./csv.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const MINOR_UNITS = 100;

const HEADINGS: Readonly<Record<Figure["section"], string>> = {
  visits: "Visits (visitors who allow statistics; days of universal time)",
  funnel: "Funnel (accounts that allow marketing)",
  orders: "Orders paid",
  product: "By product",
  country: "By country",
  campaign: "By campaign",
  coupon: "By coupon (whole orders)",
};
const COLUMNS = ["name", "count", "units", "currency", "charged", "VAT", "net"] as const;

/** Figures of the days from `--from` to `--to`, both included, in universal time or in `--zone`; as CSV with `--csv`. */
const show: Command = async ({ db }, parameters) => {
  const options = readOptions(parameters, { from: "string", to: "string", zone: "string", csv: "boolean" });
  if (!options.isOk) return options;
  const { from = "", to = "", zone = "UTC", csv = false } = options.value;
  if (!isTimeZone(zone)) return refuse("zone: is not a time zone like Europe/Berlin.");
  const first = startOf("from", from, zone);
  if (!first.isOk) return first;
  const until = startOf("to", to, zone, 1);
  if (!until.isOk) return until;
  if (until.value <= first.value) return refuse("to: is before from.");
  const figures = await readFigures(db, { from: first.value, until: until.value, firstDay: from, lastDay: to });
  return ok(csv ? toCsv(figures) : toTable(figures));
};

/** The first moment of a day, or of so many days later. */
function startOf(option: string, day: string, zone: string, daysLater = 0): Result<Date> {
  const dayMs = DAY.test(day) ? Date.parse(day) : Number.NaN;
  // A day that doesn't exist, such as 30 February, is parsed as another day or not at all.
  if (Number.isNaN(dayMs) || new Date(dayMs).toISOString().slice(0, day.length) !== day)
    return refuse(`${option}: is not a day as YYYY-MM-DD.`);
  const local = new Date(dayMs + daysLater * DAY_MS).toISOString().slice(0, "YYYY-MM-DDThh:mm".length);
  return ok(new Date(zonedTimeMs(local, zone, "start")));
}

function cellsOf({ name, count, units, money }: Figure): string[] {
  if (!money) return [name, String(count), String(units ?? ""), "", "", "", ""];
  const { currency, chargedMinor, vatMinor } = money;
  const amounts = [chargedMinor, vatMinor, chargedMinor - vatMinor];
  return [name, String(count), String(units ?? ""), currency, ...amounts.map(inUnits)];
}

function inUnits(minor: number): string {
  return (minor / MINOR_UNITS).toFixed(2);
}

function toCsv(figures: readonly Figure[]): string[] {
  const rows = figures.map((figure) => csvLine([figure.section, ...cellsOf(figure)]));
  return [csvLine(["section", ...COLUMNS.map((column) => column.toLowerCase())]), ...rows];
}

function toTable(figures: readonly Figure[]): string[] {
  const rows = figures.map(cellsOf);
  const widths = COLUMNS.map((column, index) =>
    Math.max(column.length, ...rows.map((cells) => cells[index]?.length ?? 0)),
  );
  const print = (cells: readonly string[]) =>
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join("  ")
      .trimEnd();
  return FIGURE_SECTIONS.flatMap((section) => {
    const own = figures.filter((figure) => figure.section === section);
    if (own.length === 0) return [];
    return [HEADINGS[section], print(COLUMNS), ...own.map((figure) => print(cellsOf(figure))), ""];
  });
}

export const figureCommands: Readonly<Record<string, Command>> = { show };
