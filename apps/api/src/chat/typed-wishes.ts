import { isCompleteEmailAddress } from "@shop/api-client/contract";

const TEAM =
  /\b(human|agent|operator|representative|real person|someone from|support team|your team|contact (you|support|the team)|speak (to|with)|talk to (a|an|some|your|the))\b|\b(mitarbeiter(in)?|kundendienst|ansprechpartner|support-?team|mit (einem|jemand)\w* (menschen|sprechen)|menschen sprechen|das team|euer team|ihr team)\b|担当者|オペレーター|スタッフ|サポートに連絡|チームに(つな|連絡|引き継)|人と話したい/iu;
/** Whether the question is only who replies: a human or a machine. */
const IS_ABOUT_MACHINE =
  /\b(are you|am i|is this|bist du|sind sie|spreche ich|ist das)\b|ボット|機械|(担当者|スタッフ|オペレーター|人)(さん|の方)?ですか|[てで]いますか/iu;

/** Whether a text asks for the team instead of an answer. */
export function asksForTeam(text: string): boolean {
  return TEAM.test(text) && !IS_ABOUT_MACHINE.test(text);
}

const YES =
  /^(yes|yeah|yep|yes,? please|ok|okay|please( do)?|sure|ja|ja,? bitte|gerne?|bitte|jo|klar|はい|お願いします|はい、?お願いします|ええ|うん|よろしくお願いします)[\s.!。！]*$/iu;

/** Whether a text agrees, and nothing else. */
export function isYes(text: string): boolean {
  return YES.test(text.trim());
}

/** The e-mail address in a text, without what people write around it. Null: there is none. */
export function emailIn(text: string): string | null {
  const words = text.split(/[\s<>(),;:"'、。「」（）]+/u).map((word) => word.replace(/[.!?]+$/, ""));
  return words.find((word) => word.includes("@") && isCompleteEmailAddress(word)) ?? null;
}
