"use client";
import { IconButton, PauseIcon, PlayIcon, TextLink } from "@shop/ui";
import { useStore } from "zustand";
import type { LiveStat, LiveStatProduct } from "../../domain/live-stat.ts";
import type { LiveSalesStore } from "../../store/live-sales-store.ts";
import { PopUpFrame } from "../pop-up/pop-up-frame.tsx";
import { useEngagementText } from "../provider/engagement-provider.tsx";

export interface LiveSalesToastProps {
  /** One per tab: `createLiveSalesStore`. The host starts it for visitors. */
  store: LiveSalesStore;
  /** The address of a page of the host in the reader's language. Default: the path as it is. */
  toHref?: (path: string) => string;
}

/**
 * What a customer has just done, as a reading: kind, product, place and age, and its picture. It decorates, so it isn't announced; it can be
 * kept and closed. Draws nothing while it isn't its turn. Source: ENGAGE-02.
 */
export function LiveSalesToast({ store, toHref = (path) => path }: LiveSalesToastProps) {
  const stat = useStore(store, (state) => state.shown);
  const isPaused = useStore(store, (state) => state.isPaused);
  const text = useEngagementText();
  if (!stat) return null;
  const { product } = stat;
  return (
    <PopUpFrame title={text("liveSales.title")} isAnnounced={false} onClose={store.dismiss} className="shop-live-sales">
      <div className="shop-live-sales__reading" data-type={stat.type} data-sample={stat.isSample || undefined}>
        <Picture product={product} />
        <p className="shop-live-sales__words">
          <span className="shop-live-sales__kind">
            {text(`liveSales.${stat.type}`)}
            {stat.isSample && <span className="shop-live-sales__sample">{text("sample")}</span>}
          </span>
          {product && <TextLink href={toHref(product.path)}>{product.name}</TextLink>}
          <Where stat={stat} />
        </p>
        <IconButton
          className="shop-live-sales__hold"
          label={text("liveSales.pause")}
          icon={isPaused ? <PlayIcon /> : <PauseIcon />}
          pressed={isPaused}
          onClick={() => store.pause(!isPaused)}
        />
      </div>
    </PopUpFrame>
  );
}

/** Place and age: Germany · 2 hours ago. A sample has no host to write them. */
function Where({ stat: { isSample, place, age } }: { stat: LiveStat }) {
  const text = useEngagementText();
  const words = isSample ? [text("liveSales.samplePlace"), text("liveSales.justNow")] : [place, age];
  return <span className="shop-live-sales__where">{words.filter(Boolean).join(" · ")}</span>;
}

/** The product's small drawing; nothing where there is none. */
function Picture({ product }: { product: LiveStatProduct | null }) {
  if (!product?.pictureDark) return null;
  const size = { width: 160, height: 90, decoding: "async" as const };
  return (
    <span className="shop-live-sales__picture">
      <img {...size} alt="" src={product.pictureDark} loading="lazy" data-for="dark" />
      <img {...size} alt="" src={product.pictureLight} loading="lazy" data-for="light" />
    </span>
  );
}
