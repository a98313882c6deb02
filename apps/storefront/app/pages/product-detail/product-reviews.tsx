import { Spoken } from "@shop/ui";
import { Link } from "react-router";
import type { ProductReviews as Reviews, ShownReview, StarCount } from "./reviews.server.ts";

const STARS = [1, 2, 3, 4, 5];
const MARK = 10;
const STEP = 14;
const BAR = 200;

/**
 * Customers' ratings of a product: the mean, how many gave how many stars, and one page of reviews. Order and page are in the address, so
 * they work without scripts. Source: ROUTE-06.
 */
export function ProductReviews({ title, summary, histogram, sorts, sortLabel, reviews, pages, failed }: Reviews) {
  return (
    <section className="band reviews">
      <h2 id="reviews">{title}</h2>
      <div className="reviews__mean">
        <p>{summary}</p>
        {histogram.length > 0 && <Histogram rows={histogram} label={title} />}
      </div>
      {histogram.length > 0 && (
        <div className="reviews__list">
          <nav aria-label={sortLabel} className="reviews__sorts">
            {sorts.map(({ href, title: order, isCurrent }) => (
              <ReviewLink key={order} href={href} isCurrent={isCurrent}>
                {order}
              </ReviewLink>
            ))}
          </nav>
          {failed && (
            <p>
              <Spoken urgency="alert">{failed}</Spoken>
            </p>
          )}
          <ul>
            {reviews.map((review) => (
              <Review key={review.id} {...review} />
            ))}
          </ul>
          {pages && (
            <nav aria-label={pages.label} className="reviews__pages">
              {pages.previous && <ReviewLink href={pages.previous.href}>{pages.previous.title}</ReviewLink>}
              <span>{pages.place}</span>
              {pages.next && <ReviewLink href={pages.next.href}>{pages.next.title}</ReviewLink>}
            </nav>
          )}
        </div>
      )}
    </section>
  );
}

interface ReviewLinkProps {
  readonly href: string;
  readonly isCurrent?: boolean;
  readonly children: string;
}

/** Stays on the page, and at the reviews. An empty search means the first page of the newest. */
function ReviewLink({ href, isCurrent = false, children }: ReviewLinkProps) {
  return (
    <Link to={{ search: href, hash: "reviews" }} preventScrollReset aria-current={isCurrent ? "true" : undefined}>
      {children}
    </Link>
  );
}

function Histogram({ rows, label }: { readonly rows: readonly StarCount[]; readonly label: string }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="reviews__histogram" aria-label={label}>
      <tbody>
        {rows.map(({ stars, label: name, count }) => (
          <tr key={stars}>
            <th scope="row">{name}</th>
            <td>
              <svg viewBox={`0 0 ${BAR} ${MARK}`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={(count / most) * BAR} height={MARK} />
              </svg>
            </td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A mark per star, as a row of lamps. The comment is plain text, as typed. */
function Review({ stars, starsInWords, name, date, day, comment, owner }: ShownReview) {
  return (
    <li className="reviews__review">
      <p className="reviews__head">
        <svg viewBox={`0 0 ${STEP * STARS.length} ${MARK}`} className="reviews__stars" role="img">
          <title>{starsInWords}</title>
          {STARS.map((star) => (
            <rect
              key={star}
              x={(star - 1) * STEP}
              width={MARK}
              height={MARK}
              data-on={star <= stars ? "" : undefined}
            />
          ))}
        </svg>
        <span className="reviews__name">{name}</span>
        {owner && <span className="reviews__owner">{owner}</span>}
        {date && <time dateTime={date}>{day}</time>}
      </p>
      {comment && <p className="reviews__comment">{comment}</p>}
    </li>
  );
}
