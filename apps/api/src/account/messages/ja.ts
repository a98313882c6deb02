import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  "deletionScheduled.subject": "{shop} アカウントは削除されます",
  "deletionScheduled.heading": "アカウントは削除されます",
  "deletionScheduled.body":
    "PIN で確認されたとおり、アカウントはライセンスとダウンロードとともに {time}（UTC）に削除されます。すべてのブラウザーからログアウトしました。",
  "deletionScheduled.cancel":
    "アカウントを残したい場合は、{time}（UTC）までにログインしてください。ログインすると削除は取り消されます。",
  "deletionScheduled.action": "ログインする",
  "deletionScheduled.kept":
    "注文と請求書は、法律で求められる期間、別に保管します。記録やバックアップに残る情報は、遅くとも削除の 90 日後までに消去されます。",
  "deletionScheduled.notYou":
    "お心当たりがない場合は、ログインして新しいパスワードを設定し、{contact} までご連絡ください。",
  "deletionCancelled.subject": "{shop} アカウントは削除されません",
  "deletionCancelled.heading": "削除は取り消されました",
  "deletionCancelled.body":
    "{time}（UTC）にログインがあり（おそらくご本人によるものです）、アカウントの削除は取り消されました。すべて元のままです。",
  "deletionCancelled.notYou":
    "お心当たりがない場合、第三者がパスワードを知っています。新しいパスワードを設定し、{contact} までご連絡ください。",
});
