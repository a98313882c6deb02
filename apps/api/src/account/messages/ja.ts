import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "deletionScheduled.subject": "【{shop}】アカウント削除のお知らせ",
  "deletionScheduled.heading": "アカウントは削除されます",
  "deletionScheduled.body":
    "PINで確認されたとおり、アカウントは{time}（UTC）に削除されます。ライセンスとダウンロードも失われます。すべてのブラウザーからログアウトしました。",
  "deletionScheduled.cancel":
    "アカウントを残したい場合は、{time}（UTC）までにログインしてください。ログインすると削除は取り消されます。",
  "deletionScheduled.action": "ログインする",
  "deletionScheduled.kept":
    "注文と請求書は、法律で求められる期間、別に保管します。記録やバックアップに残る情報は、遅くとも削除の90日後までに消去されます。",
  "deletionScheduled.notYou":
    "お心当たりがない場合は、ログインして新しいパスワードを設定し、{contact} までご連絡ください。",
  "deletionCancelled.subject": "【{shop}】アカウントの削除を取り消しました",
  "deletionCancelled.heading": "削除は取り消されました",
  "deletionCancelled.body":
    "{time}（UTC）にログインがあり（おそらくご本人によるものです）、アカウントの削除は取り消されました。すべて元のままです。",
  "deletionCancelled.notYou":
    "お心当たりがない場合は、第三者にパスワードを知られているおそれがあります。新しいパスワードを設定し、{contact} までご連絡ください。",
});
