import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  fileLabel: "{system}版{product}をダウンロード",
  formatLabel: "{product}をダウンロード（{format}）",
  have: "お持ちのバージョン",
  current: "最新のバージョン",
  update: "アップデート",
  upToDate: "最新です",
  notYet: "未ダウンロード",
  noFile: "このOS用はありません",
  more: "詳細",
  moreOf: "{product}の詳細",
  all: "{system}用をすべてダウンロード",
  allAnySystem: "すべてダウンロード",
  allHint: "複数のファイルのダウンロードを許可するかどうか、ブラウザーが一度確認することがあります。",
  toDownloads: "ダウンロードへ進む",
  send: "パソコンに送る",
  sendText: "ダウンロードページのリンクを{email}に送ります。インストールするパソコンで開いてください。",
  sent: "リンクを送りました。受信トレイをご確認ください。",
  sendTooMany: "1時間に3回送信されています。受信トレイと迷惑メールフォルダーをご確認ください。",
  sendFailed: "メールを送信できませんでした。もう一度お試しください。",
  sendNeedsLogin: "先にログインしてください。リンクはアカウントのメールアドレスに送られます。",
});
