/**
 * @module From where a place is seen, and from where it is lit: each seed stands on this side of the place or on the
 * other (`shot.ts` says where there), and the light comes from the side on which its source is seen.
 */
import { bounds } from "../geometry/measure.ts";
import { moveItems, type Transform } from "../geometry/transform.ts";
import { randomStream } from "../random.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import type { Land, Place } from "./place.ts";
import { drawPlace } from "./draw_place.ts";
import { type Grounds, shotOf } from "./shot.ts";

/** A place as one seed sees it, before it is known how high in the picture its ground lies. */
export interface View {
  light: Place["light"];
  /** The highest and the lowest ground, in units of the picture. */
  grounds: Grounds;
  /** The place with its ground at this height. */
  standing: (ground: number) => Place;
}

/** The place of a recipe as its seed sees it: one in two is seen from its other side, the light as it was. */
export function placeSeen(spec: CatSpec, made: Pick<Land, "random" | "lightSide">): View {
  const isTurned = randomStream(spec.seed, `camera.side.${spec.style}`).chance(0.5);
  const { lightSide } = made;
  const drawn = drawPlace(spec, {
    ...made,
    lightSide: isTurned ? lightSide * -1 as 1 | -1 : lightSide,
  });
  const place = isTurned ? turned(drawn) : drawn;
  const { grounds, at } = shotOf(place, spec);
  const sources = place.back.filter(({ name }) => SOURCES.some((source) => source.test(name)));
  const { light } = litFromItsSource(shotOf({ ...place, back: sources }, spec).at(grounds.to));
  return { light, grounds, standing: (ground) => ({ ...at(ground), light }) };
}

/** Names of what the key light of a place comes from, where it is seen: the first kind that is there. */
const SOURCES = [/^(?:sun|moon)\b/, /^window (?:sun|sky)\b/];

/** Nearer to the middle of the picture than this, a source decides no side, in units. */
const CENTRAL = 70;

/** The light comes from the side on which sun, moon or the windows are seen. */
function litFromItsSource(place: Place): Place {
  for (const source of SOURCES) {
    const seen = place.back.flatMap((item) => {
      if (item.is !== "region" || !source.test(item.name)) return [];
      const { left, right, top, bottom } = bounds(item.outline);
      const from = Math.max(0, left), to = Math.min(PICTURE_SIZE, right);
      return to > from && bottom > 0
        ? [{ x: (from + to) / 2, area: (to - from) * (bottom - Math.max(0, top)) }]
        : [];
    });
    const area = seen.reduce((sum, each) => sum + each.area, 0);
    if (area === 0) continue;
    const x = seen.reduce((sum, each) => sum + each.x * each.area, 0) / area;
    if (Math.abs(x - PICTURE_SIZE / 2) < CENTRAL) return place;
    const [lx, ly] = place.light.towards;
    const side = Math.sign(x - PICTURE_SIZE / 2);
    return { ...place, light: { ...place.light, towards: [side * Math.abs(lx), ly] } };
  }
  return place;
}

/** The place with left and right exchanged. */
function turned(place: Place): Place {
  const to: Transform = { a: -1, b: 0, c: 0, d: 1, e: PICTURE_SIZE, f: 0 };
  const [x, y] = place.light.towards;
  return {
    ...place,
    light: { ...place.light, towards: [-x, y] },
    back: moveItems(to, place.back),
    front: moveItems(to, place.front),
  };
}
