/**
 * @module How a seed stands before a place: somewhat nearer or farther, more to the left or to the right. How high in the
 * picture the ground lies is left to who stands on it. Before a portrait the place is near, its ground where the seed
 * has it.
 */
import { boundsOf } from "../geometry/measure.ts";
import { moveItems, type Transform } from "../geometry/transform.ts";
import { randomStream } from "../random.ts";
import { type Item, PICTURE_SIZE } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import type { Place } from "./place.ts";
import { PLACES } from "./places.ts";

/** How high and how low the ground of a place may lie in the picture, in units. */
export interface Grounds {
  from: number;
  to: number;
}

/** A place, seen from where a seed stands. */
export interface Shot {
  grounds: Grounds;
  /** The place with its ground at this height; the nearest that it may lie at. */
  at: (ground: number) => Place;
}

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

/** The highest ground on which a cat may stand, and the lowest: one seed's is lower than another's. In units of the picture. */
const GROUNDS = {
  from: 0.8 * PICTURE_SIZE,
  to: [0.89 * PICTURE_SIZE, 0.93 * PICTURE_SIZE],
} as const;

/** No ground lies lower, whatever the style. */
const LOWEST = 0.935 * PICTURE_SIZE;

/** How much a portrait's place is raised, so that its ground shows beside the shoulders, in units. */
const RAISED = [70, 190] as const;

/** Places are drawn down to here. */
const DRAWN_TO = 1056;

/** And from so far above the picture. */
const ABOVE = 16;

/** What grows in front is seen larger from this height on. */
const FOOT = 1010;

/** Below all this nothing of a place is missing. */
const EDGE = 1028;

/** The place of a recipe, drawn, as its seed stands before it. */
export function shotOf(place: Place, { seed, pose, setting, style }: CatSpec): Shot {
  const random = randomStream(seed, `camera.${style}`);
  const isPortrait = pose === "portrait";
  const { indoors, weather, openSky, isWide } = PLACES[setting];
  const isOpen = openSky === true || weather === "falls";
  const [least, most] =
    NEARNESS[isPortrait ? "portrait" : isWide ? "wide" : indoors ? "room" : "whole"];
  const { nearer = 1, lower = 0 } = STYLE_ENTRIES[style].camera ?? {};
  const wished = random.between(least, most) * nearer;
  const x = PICTURE_SIZE * random.between(...ASIDE);
  const y = isPortrait ? PICTURE_SIZE * EYE_LEVEL : place.ground;
  const raised = isPortrait ? random.between(...RAISED) : 0;
  const lowest = random.between(...GROUNDS.to);
  // Lower ground needs a nearer place, whose upper edge stays above the picture.
  const nearFor = (level: number) => Math.max(wished, level / (y + ABOVE));
  const highest = (near: number) => EDGE - (DRAWN_TO - y) * near;
  const atLevel = (level: number, value: number) => level + (value - y) * nearFor(level);
  const eyeLevel = Math.max(highest(wished), y - raised);
  const portrait = atLevel(eyeLevel, place.ground);
  const grounds = isPortrait ? { from: portrait, to: portrait } : {
    from: Math.max(GROUNDS.from + lower, highest(wished)),
    to: Math.min(lowest + lower, LOWEST),
  };
  return {
    grounds,
    at: (ground) => {
      const level = isPortrait ? eyeLevel : within(ground, grounds), near = nearFor(level);
      const to: Transform = {
        a: near,
        b: 0,
        c: 0,
        d: near,
        e: x * (1 - near),
        f: level - y * near,
      };
      const horizon = atLevel(level, place.horizon);
      return {
        ...place,
        horizon,
        ground: atLevel(level, place.ground),
        back: place.back.flatMap((item) =>
          isOpen && item.role === "sky"
            ? aloft(item, horizon - place.horizon, place.horizon)
            : moveItems(to, [item])
        ),
        front: moveItems({ ...to, f: FOOT * (1 - near) }, place.front),
      };
    },
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
