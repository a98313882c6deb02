import { defineMessages } from "@shop/kernel";

export const reviewJa = defineMessages({
  "review.textVersion": "2026-11-21.ja",
  "review.order": "支払義務を伴う注文を確定する",

  "review.title": "ご注文内容の確認",
  "review.loading": "ご注文の金額を計算しています",
  "review.failedTitle": "ご注文の金額を計算できませんでした",
  "review.nothingCharged": "注文も請求もされていません。",
  "review.refusedTitle": "ご注文は確定していません",
  "review.goods": "ご注文の商品",
  "review.ownedParts": "{names}はすでにお持ちです。不足分のみのお支払いです。",
  "review.toPay": "お支払い金額",
  "review.withoutVat": "税抜き",
  "review.vatOf": "うち付加価値税 {rate} %",
  "review.vatTakenOut": "請求されない付加価値税",
  "review.net": "税抜き金額",
  "review.reverseCharge":
    "リバースチャージ：{country}の付加価値税は貴社に納税義務があります。金額には含まれていません。",
  "review.buyer": "ご注文者：{name}（{email}）",
  "review.place": "請求書",
  "review.country": "国",
  "review.chooseCountry": "国を選択",
  "review.countryHint": "お住まいの国、または事業所のある国です。請求書に記載される税額が決まります。",
  "review.business": "事業者としてのご購入",
  "review.company": "会社名",
  "review.vatId": "VAT番号",
  "review.vatIdHint": "VAT番号が確認できた他のEU加盟国の事業者は、付加価値税なしでお支払いいただけます。",
  "review.vatIdInvalid":
    "欧州のVAT番号登録システム（VIES）によると、このVAT番号は有効ではないため、付加価値税がかかります。有効な場合は、そのままご注文のうえ、後から証明をお送りください。方法はご注文のページとメールに記載され、付加価値税を返金します。",
  "review.vatIdUnconfirmed":
    "このVAT番号を確認できなかったため、付加価値税がかかります。そのままご注文のうえ、後から証明をお送りください。方法はご注文のページとメールに記載され、付加価値税を返金します。",
  "review.update": "金額を更新する",
  "review.updating": "金額を更新しています…",
  "review.agreement": "即時提供について",
  "review.boxNeeded":
    "このチェックボックスにチェックを入れてください。チェックがないと即時に提供できず、注文は行われません。",
  "review.holds": "この注文には次の内容が適用されます：",
  "review.terms": "利用規約",
  "review.withdrawal": "撤回権",
  "review.ordering": "注文しています…",
  "review.slow": "通常より時間がかかっています。少々お待ちください。閉じても請求はされず、カートの中身は残ります。",
  "review.risenTitle": "価格が上がりました",
  "review.risen": "前回の表示は{from}、現在は{to}です。注文される場合は、もう一度同意してください。",
  "review.fallenTitle": "価格が下がりました",
  "review.fallen": "前回の表示は{from}、現在は{to}です。",
});
