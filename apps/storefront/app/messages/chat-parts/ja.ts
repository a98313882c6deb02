export { chatMessagesJa as messages } from "@shop/engagement";

/** What an empty chat offers. The answers to them are content/answers. */
export const questions = [
  "プラグインのインストール方法を教えてください",
  "ライセンスの認証はどうすればいいですか？",
  "何台のパソコンで使えますか？",
  "返金してもらえますか？",
  "商用利用はできますか？",
];
