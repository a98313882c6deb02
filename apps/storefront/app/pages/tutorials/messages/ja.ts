import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  title: "チュートリアル",
  description: "録音、位相、キャビネットについて、測定結果をもとに解説します。",
  publishedOn: "{date}公開",
  onThisPage: "このページの内容",
  productsTitle: "このチュートリアルの製品",
  more: "他のチュートリアル",
  inCategory: "同じカテゴリーのチュートリアル",
  previous: "前のチュートリアル",
  next: "次のチュートリアル",
  figurePlay: "再生：{name}",
  figurePause: "一時停止",
  figureFailed: "再生できませんでした。接続を確認して、もう一度お試しください。",
  figureDifference: "{hertz}で{db} dB",
  figureDescription: "{from}から{to}までの周波数曲線。1本目との最大の差：{lines}",
  figureNote: "1/12オクターブで描画。線の横の数値は、1本目との最大の差です。",
  figureLevels: "すべて同じ測定ラウドネス（{lufs} LUFS）で再生します。",
  figureModelled: "ギターはモデリングです。",
  figureLevel: "dB",
  figureFrequency: "周波数 Hz",
});
