import { isEqualSecret, sign } from "../../platform/secrets.ts";
import { MAX_CARD_TITLE_LENGTH } from "./limits.ts";

/** What a preview shows of a page where its link is shared. */
export interface ShareCard {
  /** The page's own, without the shop's name. */
  readonly title: string;
  /** A picture below /media that the page has; null for the shop's waterfall. */
  readonly drawing: string | null;
}

/** Who signs a card, and whose name is on it. */
export interface CardMaker {
  readonly secret: string;
  readonly shopName: string;
}

/** Part of every address, so that a new look has new addresses. */
const LOOK = "1";
const FOLDER = "/media/share";
const NAME = /^(?<mac>[\w-]+)\/(?<payload>[\w-]+)\.png$/;
const MEDIA = /^\/media\/(?<path>[^?#]+)/;

/**
 * Where the picture of a card is. The address contains what the card shows, signed: it leads to the same picture for ever, any process can
 * draw it, and nobody else can have a text drawn in the shop's name.
 */
export function shareCardAddress(maker: CardMaker, { title, drawing }: ShareCard): string {
  const shown = [...title].slice(0, MAX_CARD_TITLE_LENGTH).join("");
  const payload = Buffer.from(JSON.stringify([shown, drawing])).toString("base64url");
  return `${FOLDER}/${macOf(maker, payload)}/${payload}.png`;
}

/** The card of a name below /media/share; null if the shop didn't make it. */
export function readShareCardName(maker: CardMaker, name: string): (ShareCard & { readonly mac: string }) | null {
  const { mac = "", payload = "" } = NAME.exec(name)?.groups ?? {};
  if (payload === "" || !isEqualSecret(mac, macOf(maker, payload))) return null;
  const [title, drawing] = JSON.parse(Buffer.from(payload, "base64url").toString()) as [string, string | null];
  return { title, drawing, mac };
}

/** The path below /media of a public picture's address; null for an address elsewhere. */
export function mediaPathOf(address: string): string | null {
  const path = MEDIA.exec(address)?.groups?.path;
  return path === undefined ? null : decodeURIComponent(path);
}

function macOf({ secret, shopName }: CardMaker, payload: string): string {
  return sign(secret, ["share card", LOOK, shopName, payload]);
}
