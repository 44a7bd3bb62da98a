/**
 * @module From where a place is seen: each seed stands somewhat nearer or farther, more to the left or to
 * the right, higher or lower, on this side of the place or on the other; before a portrait the place is
 * near. Each style has its own way of standing there.
 */
import { bounds, boundsOf } from "../geometry/measure.ts";
import { moveItems, type Transform } from "../geometry/transform.ts";
import { randomStream } from "../random.ts";
import { type Item, PICTURE_SIZE } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import type { Land, Place } from "./place.ts";
import { PLACES } from "./places.ts";
import { drawPlace } from "./draw_place.ts";

/**
 * How much larger than drawn a place is seen; rooms are small, and their things stand at the walls. What a place is
 * known by may stand at its edges: it is seen wide.
 */
const NEARNESS = {
  whole: [1.06, 1.3],
  room: [1.02, 1.24],
  portrait: [1.16, 1.46],
  wide: [1, 1.08],
} as const;

/** Where the middle of the picture may be of a place that is seen larger, in shares of what is cut off. */
const ASIDE = [0.12, 0.88] as const;

/** The height that stays where it is behind a portrait, as a share of the picture. */
const EYE_LEVEL = 0.6;

/** How much lower the ground may lie in the picture than drawn, and how much higher, in units. */
const LOWER = 52, HIGHER = 26;

/** How much a portrait's place is raised, so that its ground shows beside the shoulders, in units. */
const RAISED = [70, 190] as const;

/** Places are drawn down to here. */
const DRAWN_TO = 1056;

/** What grows in front is seen larger from this height on. */
const FOOT = 1010;

/** Below all this nothing of a place is missing. */
const EDGE = 1028;

/** The place of a recipe as its seed sees it: one in two is seen from its other side, the light as it was. */
export function placeSeen(spec: CatSpec, made: Pick<Land, "random" | "lightSide">): Place {
  const isTurned = randomStream(spec.seed, `camera.side.${spec.style}`).chance(0.5);
  const { lightSide } = made;
  const place = drawPlace(spec, {
    ...made,
    lightSide: isTurned ? lightSide * -1 as 1 | -1 : lightSide,
  });
  return litFromItsSource(seenByCamera(isTurned ? turned(place) : place, spec));
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

function seenByCamera(place: Place, { seed, pose, setting, style }: CatSpec): Place {
  const random = randomStream(seed, `camera.${style}`);
  const isPortrait = pose === "portrait";
  const { indoors, weather, openSky, isWide } = PLACES[setting];
  const isOpen = openSky === true || weather === "falls";
  const [least, most] =
    NEARNESS[isPortrait ? "portrait" : isWide ? "wide" : indoors ? "room" : "whole"];
  const { nearer = 1, lower = 0 } = STYLE_ENTRIES[style].camera ?? {};
  const near = random.between(least, most) * nearer;
  const x = PICTURE_SIZE * random.between(...ASIDE);
  const y = isPortrait ? PICTURE_SIZE * EYE_LEVEL : place.ground;
  const wish = isPortrait ? -random.between(...RAISED) : random.between(-HIGHER, LOWER) + lower;
  const down = within(wish, { from: EDGE - y - (DRAWN_TO - y) * near, to: (y + 16) * near - y });
  const to: Transform = {
    a: near,
    b: 0,
    c: 0,
    d: near,
    e: x * (1 - near),
    f: y * (1 - near) + down,
  };
  const horizon = y + (place.horizon - y) * near + down;
  const move = (items: readonly Item[]) =>
    items.flatMap((item) =>
      isOpen && item.role === "sky"
        ? aloft(item, horizon - place.horizon, place.horizon)
        : moveItems(to, [item])
    );
  return {
    ...place,
    horizon,
    ground: y + (place.ground - y) * near + down,
    back: move(place.back),
    front: moveItems({ ...to, f: FOOT * (1 - near) }, place.front),
  };
}

/** What is in the sky is too far away to grow: it only follows the horizon, the more the nearer to it. */
function aloft(item: Item, lowered: number, horizon: number): Item[] {
  const { top, bottom } = boundsOf([item]);
  const share = within((top + bottom) / 2 / horizon, { from: 0, to: 1 });
  return moveItems({ a: 1, b: 0, c: 0, d: 1, e: 0, f: lowered * share }, [item]);
}

function within(value: number, { from, to }: { from: number; to: number }): number {
  return Math.max(from, Math.min(to, value));
}
