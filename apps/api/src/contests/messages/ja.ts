import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "contest.entry": "応募番号",
  "contestEntry.subject": "ご応募の確認をお願いします：{title}",
  "contestEntry.heading": "あと一歩で応募完了です",
  "contestEntry.body": "このアドレスで、当店のコンテスト「{title}」への応募を受け付けました。",
  "contestEntry.action": "応募を確定する",
  "contestEntry.until": "抽選の対象になるのは確定した応募だけです。{date}（UTC）まで確定できます。",
  "contestEntry.number": "抽選後、応募番号でご自身のチケットを確認できます。方法はコンテストのページに記載しています。",
  "contestEntry.notYou":
    "お心当たりがない場合は、このメールを無視してください。確定されない応募は無効となり、コンテスト終了時に削除されます。",
  "contestWon.subject": "ご当選おめでとうございます：{title}",
  "contestWon.heading": "当選しました",
  "contestWon.body": "コンテスト「{title}」で、お客様の応募が当選しました。",
  "contestWon.prize": "賞品",
  "contestWon.ticket": "抽選のチケット",
  "contestWon.action": "抽選の内容と確認方法を見る",
  "contestWon.claim":
    "賞品の受け取りをご希望の場合は、このメールにご返信ください。期限はコンテストページの規約をご覧ください。受け取り方法をご案内いたします。",
  "contestWon.why": "このメールは、{shop}のコンテストに応募された方にお送りしています。",
});
