import { defineMessages } from "@shop/kernel";

export const ja = defineMessages({
  title: "ダウンロード",
  description: "無料プラグインとお持ちのすべての製品を、プラットフォームや形式ごとにダウンロードできます。",
  owned: "お持ちの製品",
  ownedText: "ライセンス、インストーラー、パックはアカウントにあります。",
  free: "無料プラグイン",
  freeText: "どのアカウントにも付いています。ログインしてダウンロードしてください。",
  manuals: "マニュアル",
  goToAccount: "アカウントへ",
  downloadOf: "{platform}版{product}をダウンロード",
});
