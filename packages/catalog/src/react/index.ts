"use client";
export { AccountPriceNote, type AccountPriceNoteProps } from "./account-price/account-price-note.tsx";
export { CopyButton, type CopyButtonProps } from "./copy-button/copy-button.tsx";
export { CurvePlot, type CurvePlotProps, type PlottedLine } from "./curve-plot/curve-plot.tsx";
export { DownloadDialog, type DownloadDialogProps } from "./download-dialog/download-dialog.tsx";
export { DownloadList, type DownloadListProps } from "./download-list/download-list.tsx";
export { LicenceCard, type LicenceCardProps } from "./licence-card/licence-card.tsx";
export { LicenceKey, type LicenceKeyProps } from "./licence-card/licence-key.tsx";
export { OfferPrices, type OfferPricesProps } from "./offer-prices/offer-prices.tsx";
export { PerformanceChoice, type PerformanceChoiceProps } from "./player/performance-choice.tsx";
export { PlayButton, type PlayButtonProps } from "./player/play-button.tsx";
export { PlayerProvider, type PlayerProviderProps, usePlayer, usePlayerStore } from "./player/player-provider.tsx";
export { SoundBoard, type SoundBoardProps } from "./player/sound-board.tsx";
export { TakeMatrix, type TakeMatrixProps } from "./player/take-matrix.tsx";
export { Transport, type TransportProps } from "./player/transport.tsx";
export { useOwnChoice } from "./player/use-own-choice.ts";
export { AmountTag, type AmountTagProps } from "./price-tag/amount-tag.tsx";
export { PriceTag, type PriceTagProps } from "./price-tag/price-tag.tsx";
export {
  type CardProduct,
  ProductCard,
  type ProductCardProps,
  type ProductCardState,
} from "./product-card/product-card.tsx";
export { ProductCover, type ProductCoverProps } from "./product-cover/product-cover.tsx";
export { ProductGrid, type ProductGridProps } from "./product-grid/product-grid.tsx";
export { useCatalog, useLicence, useOwned, useProduct } from "./provider/catalog-hooks.ts";
export {
  CatalogProvider,
  type CatalogProviderProps,
  type PriceSettings,
  useCatalogStore,
  usePriceSettings,
} from "./provider/catalog-provider.tsx";
export { useCatalogMessages } from "./provider/use-catalog-messages.ts";
export { useShelfPrice } from "./provider/use-shelf-price.ts";
