/** @module What the ground of a place lays before a cat: grass, snow, petals. */
import type { Cat } from "../cat/cat.ts";
import { type Colour, mix } from "../colour/colour.ts";
import { bounds, boundsOf, contains } from "../geometry/measure.ts";
import { moveItems, movePoint, type Transform } from "../geometry/transform.ts";
import { type Item, PICTURE_SIZE, type Point } from "../scene.ts";
import type { Place } from "../world/place.ts";

/** Air below the paws from which on nothing lies before them, in units of the cat. */
const IN_THE_AIR = 12;

/** What the place lays before a cat on its ground; never before its things. */
export function coverBefore(
  { figure }: Cat,
  { framing, place, things, placed }: {
    framing: Transform;
    place: Place;
    things: Item[];
    placed: readonly Item[];
  },
): Item[] {
  const { rest, bust } = figure;
  if (rest.lift > IN_THE_AIR || !place.cover) return [];
  const ends = [rest.left, rest.right].map((x) => movePoint(framing, [x, 0]));
  const [one, other] = [ends[0]![0], ends[1]![0]];
  const ground = bust ? PICTURE_SIZE : ends[0]![1];
  return place.cover({
    left: Math.max(0, Math.min(one, other)),
    right: Math.min(PICTURE_SIZE, Math.max(one, other)),
    ground,
    lowest: bust ? ground : Math.max(ground, boundsOf(placed.filter(isOfCat)).bottom - SOLES),
    soil: soilAt([(one + other) / 2, Math.min(PICTURE_SIZE - 1, ground)], place),
    isPortrait: bust === true,
    things: things.map((item) => boundsOf(moveItems(framing, [item]))),
  });
}

/** Paws and tail lie this much lower than the ground on which they rest, in units. */
const SOLES = 6;

function isOfCat({ role }: Item): boolean {
  return role === "coat";
}

/** Paths end where something grows. */
const PATH = /\bpath$/;

/** The colour of the ground of a place at a point, beside its paths. */
function soilAt(point: Point, { back, sky }: Place): Colour {
  const ground = back.findLast((item) =>
    item.is === "region" && item.role === "ground" && !PATH.test(item.name) &&
    contains(item.outline, point)
  );
  if (ground?.is !== "region") return sky.at(-1)!.colour;
  const { top, bottom } = bounds(ground.outline);
  return mix(ground.colour, ground.colourEnd ?? ground.colour, (point[1] - top) / (bottom - top));
}
