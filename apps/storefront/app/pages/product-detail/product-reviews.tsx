import { Button, Spoken } from "@shop/ui";
import { type ComponentType, useState } from "react";
import type { ProductDetail } from "./product-detail.server.ts";
import type { ReviewsPartProps } from "./reviews-part.tsx";

/** Customers' ratings of a product: the mean comes with the page, the reviews are fetched on demand. Source: ROUTE-06. */
export function ProductReviews({ title, summary, read, failed, product }: NonNullable<ProductDetail["reviews"]>) {
  const [Reviews, setReviews] = useState<ComponentType<ReviewsPartProps>>();
  const [said, setSaid] = useState(summary);
  const open = () =>
    import("./reviews-part.tsx").then(
      (module) => setReviews(() => module.ReviewsPart),
      () => setSaid(failed),
    );
  return (
    <section className="band detail__rating">
      <h2 id="reviews">{title}</h2>
      <p>
        <Spoken>{said}</Spoken>
      </p>
      {Reviews ? (
        <Reviews product={product} failed={failed} />
      ) : (
        read && (
          <Button className="needs-scripts mt-4" onClick={open}>
            {read}
          </Button>
        )
      )}
    </section>
  );
}
