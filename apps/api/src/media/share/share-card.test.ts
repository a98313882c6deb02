import { expect, test } from "vitest";
import { mediaPathOf, readShareCardName, shareCardAddress } from "./share-card.ts";

const MAKER = { secret: "a secret of thirty-two characters", shopName: "Farfield Audio" };
const CARD = { title: "位相 & <Phase>", drawing: "/media/figures/a%20b-dark.svg?v=0123456789abcdef" };
const nameOf = (address: string) => address.replace("/media/share/", "");

test("[ROUTE-16] a card's address says what it shows, and is the same in every process of the shop", () => {
  const address = shareCardAddress(MAKER, CARD);
  expect(address).toMatch(/^\/media\/share\/[\w-]{43}\/[\w-]+\.png$/);
  expect(shareCardAddress({ ...MAKER }, { ...CARD })).toBe(address);
  expect(readShareCardName(MAKER, nameOf(address))).toMatchObject(CARD);
  expect(mediaPathOf(CARD.drawing)).toBe("figures/a b-dark.svg");
  expect(mediaPathOf("https://elsewhere.example/media/a.svg")).toBeNull();
});

test("[ROUTE-16] [SAFE-15] nobody else can have a text drawn: a changed card, another secret and another shop's name have other signatures", () => {
  const name = nameOf(shareCardAddress(MAKER, CARD));
  const [mac = ""] = name.split("/");
  const forged = Buffer.from(JSON.stringify(["Buy elsewhere", null])).toString("base64url");
  expect(readShareCardName(MAKER, `${mac}/${forged}.png`)).toBeNull();
  expect(readShareCardName({ ...MAKER, secret: "another" }, name)).toBeNull();
  expect(readShareCardName({ ...MAKER, shopName: "Another" }, name)).toBeNull();
  for (const broken of ["", "a.png", `${mac}/.png`, `../${name}`]) expect(readShareCardName(MAKER, broken)).toBeNull();
});

test("[ROUTE-16] a title of any length gives an address that previews can open", () => {
  expect(shareCardAddress(MAKER, { title: "位".repeat(5_000), drawing: null }).length).toBeLessThan(1_000);
});
