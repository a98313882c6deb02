import { defineMessages } from "@shop/kernel";

/** Texts of the account and of what is opened from it: fetched on first use. */
export const ja = defineMessages({
  purchaseThanks: "ありがとうございます。ご購入が完了しました。",
  purchaseThanksText: "新しいライセンスは下に表示されています。メールでもお送りしております。",
  purchaseWaiting: "お支払いを確認しました。ライセンスを作成しています。",
  purchaseWaitingText: "通常は数秒で終わります。このページが自動的に確認します。",
  purchaseLate: "ライセンスの作成に通常より時間がかかっています。",
  purchaseLateText:
    "お支払いは確実に受け付けております。決済会社の確認が取れしだい、ライセンスをメールでお送りします。1時間たっても届かない場合はご連絡ください。",
  purchaseLookAgain: "もう一度確認する",
  newLicence: "今回のご購入",
  noteCompletion: "{count}点中{owned}点を所有：残りは{price}です。",
  noteFirstPurchase: "通常価格から会員割引{loyalty}%分と初回購入割引{first}%分（{date}まで）が適用された価格です。",
  noteEdu: "通常価格から会員割引{loyalty}%分と教育割引{edu}%分が適用された価格です。",
  noteLoyalty: "会員割引（通常価格の{loyalty}%）は価格に含まれています。",
  noteCampaign: "会員価格です。",
  ownedTitle: "購入済みです",
  ownedVersion: "お持ちのバージョン",
  ownedNotDownloaded: "未ダウンロード",
  currentVersion: "最新",
  ownedChanges: "変更点",
  ownedOtherFiles: "その他のファイル",
  ownedAnother: "追加のライセンスを購入",
  emptyCartReduced: "現在割引中",
  emptyCartFree: "無料",
  emptyCartFreeLead: "アカウントをお持ちならどなたでも使え、使用期限はありません。",
  backToSite: "{site} に戻る",
  productsSaved: "製品データをJSONファイルに保存しました。",
  productsNotSaved:
    "カタログを読み込めなかったため、ファイルは保存されていません。接続をご確認のうえ、もう一度お試しください。",
});
