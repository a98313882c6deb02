import { formatPrice } from "@shop/pricing";
import { Figure, TextLink, VisuallyHidden } from "@shop/ui";
import type { ChatEntry, ChatProduct } from "../../domain/chat/chat-entry.ts";
import { useChat, useChatTexts } from "./chat-context.ts";

interface ChatLineProps {
  entry: ChatEntry;
  isUnsent: boolean;
}

/** One message: when, who, the words, then its sources as references, and its products. */
export function ChatLine({ entry, isUnsent }: ChatLineProps) {
  const { text, time } = useChatTexts();
  const { sender, atMs, sources, products } = entry;
  return (
    <article className="shop-chat__line" data-sender={sender}>
      <p className="shop-chat__who">
        <time className="shop-chat__time" dateTime={new Date(atMs).toISOString()}>
          {time(atMs)}
        </time>
        <span className="shop-label">{text(sender === "user" ? "chat.you" : "chat.shop")}</span>
        {isUnsent && <NotSent />}
      </p>
      <p className="shop-chat__words">{entry.text}</p>
      {sources.length > 0 && (
        <ol className="shop-chat__sources" aria-label={text("chat.sources")}>
          {sources.map(({ title, path }) => (
            <li key={path}>
              <TextLink href={path}>{title}</TextLink>
            </li>
          ))}
        </ol>
      )}
      {products.length > 0 && (
        <ul className="shop-chat__products" aria-label={text("chat.products")}>
          {products.map((product) => (
            <li key={product.name} className="shop-chat__product">
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** Of a message that failed; while it is on its way nothing is said. */
function NotSent() {
  const { text } = useChatTexts();
  return <span className="shop-chat__not-sent">{text("chat.notSent")}</span>;
}

function ProductCard({ product }: { product: ChatProduct }) {
  const { text } = useChatTexts();
  const { renderBuy } = useChat();
  const { name, description, path, image, currency, priceMinor, fullPriceMinor, isOwned, canBeAdded } = product;
  const size = image && { width: image.width, height: image.height };
  return (
    <>
      {image && (
        <span className="shop-chat__drawing">
          <img {...size} alt="" src={image.dark} loading="lazy" data-for="dark" />
          <img {...size} alt="" src={image.light} loading="lazy" data-for="light" />
        </span>
      )}
      <div className="shop-chat__facts">
        <TextLink href={path} className="shop-chat__name">
          {name}
        </TextLink>
        <p className="shop-chat__description">{isOwned ? text("chat.owned") : description}</p>
        <p className="shop-chat__price">
          {fullPriceMinor > priceMinor && (
            <>
              <VisuallyHidden>{text("chat.fullPrice")} </VisuallyHidden>
              <Figure struck size="small">
                {formatPrice(fullPriceMinor, currency)}
              </Figure>{" "}
            </>
          )}
          <Figure>{formatPrice(priceMinor, currency)}</Figure>
        </p>
      </div>
      {canBeAdded && renderBuy && <div className="shop-chat__buy">{renderBuy(product)}</div>}
    </>
  );
}
