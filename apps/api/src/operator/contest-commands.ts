import { hash } from "node:crypto";
import { ok } from "@shop/kernel";
import {
  countConfirmed,
  drawContest,
  drawWinners,
  eraseContestEntries,
  findContest,
  findDraw,
  listContests,
} from "../contests/index.ts";
import { type Command, readParameters, refuse } from "./command.ts";

const list: Command = async ({ db, clock }) => {
  const contests = await listContests(db, clock.nowMs());
  if (contests.length === 0) return ok(["There are no contests."]);
  const entries = await countConfirmed(db);
  return ok(
    contests.map(({ id, title, state, isEnabled, startDate, endDate, draw }) => {
      const count = `${entries.get(id) ?? 0} confirmed entries`;
      const drawn = draw ? [`drawn ${draw.drawnAt}`] : [];
      return [id, title, isEnabled ? state : "switched off", `${startDate} to ${endDate}`, count, ...drawn].join(" · ");
    }),
  );
};

/** Draws a contest that is over and mails the winners. A second time it prints the first draw. */
const draw: Command = async (deps, parameters) => {
  const given = readParameters(parameters, "contest", {});
  if (!given.isOk) return given;
  const id = given.value.named;
  const drawn = await drawContest(deps, id);
  if (!drawn.isOk) {
    return refuse(drawn.failure.code === "contest.notOver" ? `${id} isn't over yet.` : `There is no contest ${id}.`);
  }
  const { emails, isNew } = drawn.value;
  const { seed, entry_ids, winners, drawn_at } = drawn.value.draw;
  return ok([
    `${id} ${isNew ? "is drawn" : "was drawn"}: ${drawn_at.toISOString()}, ${entry_ids.length} entries, seed ${seed}`,
    ...winners.map(({ entry, ticket, prize }, place) =>
      [`${place + 1}.`, prize, emails.get(entry) ?? "erased", entry, ticket].join(" · "),
    ),
  ]);
};

/** Repeats a draw from its record: the entries' numbers, to be published, and whether the winners follow from them. */
const check: Command = async ({ db }, parameters) => {
  const given = readParameters(parameters, "contest", {});
  if (!given.isOk) return given;
  const id = given.value.named;
  const [contest, recorded] = [await findContest(db, id), await findDraw(db, id)];
  if (!contest || !recorded) return refuse(`${id} has not been drawn.`);
  const { seed, entry_ids, winners } = recorded;
  const again = drawWinners(seed, entry_ids, contest.prizes);
  const isSame = JSON.stringify(again.map(({ entry }) => entry)) === JSON.stringify(winners.map(({ entry }) => entry));
  return ok([
    `seed ${seed}, its SHA-256 ${hash("sha256", seed, "hex")}`,
    ...entry_ids.map((entry) => `entry ${entry}`),
    isSame ? "The winners follow from seed and entries." : "The winners do NOT follow from seed and entries.",
  ]);
};

/** Erases the entries of an address, for somebody without an account who asks for it. Mails are kept for their time. */
const erase: Command = async ({ db }, parameters) => {
  const given = readParameters(parameters, "email address", {});
  if (!given.isOk) return given;
  const email = given.value.named.toLowerCase();
  const count = await eraseContestEntries(db, email);
  return count === 0 ? refuse(`No contest has an entry of ${email}.`) : ok([`Erased: entries ${count}.`]);
};

export const contestCommands: Readonly<Record<string, Command>> = { list, draw, check, erase };
