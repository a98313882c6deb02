export { ratingCounts } from "./counted-calls.ts";
export { ratingHandlers } from "./rating-handlers.ts";
export { ratingOf } from "./rating-of.ts";
export { countStars, hasRated, listOwnRatings, type OwnRating, type RatingSum, sumRatings } from "./ratings.ts";
