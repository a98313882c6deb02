import { buildProduct, buildWireAudition } from "@shop/catalog/testing";
import { expect, test } from "vitest";
import { heroWalk } from "./hero-walk.server.ts";

const at = (distance_cm: number, is_cover = false) => ({
  id: `con-b-cap-edge-${distance_cm}`,
  microphone: "Con-B",
  position: "cap-edge",
  distance_cm,
  is_cover,
});
const WALKED = buildProduct({ audition: buildWireAudition({ walk: [at(1), at(10, true), at(100)] }) });
const versioned = (path: string) => `${path}?v=1`;

test("[HEAR-16] the walk's takes are a programme of their own, whose title leads to the pack", () => {
  const walk = heroWalk([buildProduct({ audition: buildWireAudition() }), WALKED], versioned, "de");
  expect(walk?.programme).toMatchObject({
    name: "faMicAlign, mit wachsendem Abstand",
    href: "/de/products/plugins/famicalign",
  });
  expect(walk?.programme.audition.takes.map(({ id }) => id)).toEqual([
    "con-b-cap-edge-1",
    "con-b-cap-edge-10",
    "con-b-cap-edge-100",
  ]);
  expect(walk?.first).toBe(1);
});

test("[HEAR-16] its places are even by ratio along the axis, each with its distance in words and its line in both themes", () => {
  const stops = heroWalk([WALKED], versioned, "en")?.stops ?? [];
  expect(stops.map((stop) => stop.at)).toEqual([0, expect.closeTo(0.5), 1]);
  expect(stops[1]).toMatchObject({
    distance: "10 cm",
    dark: "/media/walk/10-dark.svg?v=1",
    light: "/media/walk/10-light.svg?v=1",
  });
});

test("[HEAR-16] without a product that has a walk there is none", () => {
  expect(heroWalk([buildProduct(), buildProduct({ audition: buildWireAudition() })], versioned, "en")).toBeNull();
});
