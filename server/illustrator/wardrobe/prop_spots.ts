/**
 * @module Where things go that are not worn: on the ground beside the cat, and in the air around its head.
 */
import type { Figure } from "../cat/body/figure.ts";
import { tailSideOf } from "../cat/body/tail_side.ts";
import type { Colour } from "../colour/colour.ts";
import { boundsOf, heightOf } from "../geometry/measure.ts";
import { ellipse } from "../geometry/shapes.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { region } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import type { Outfit, OutfitContext } from "./outfit.ts";
import type { PropEntry } from "./prop_entry.ts";
import { propOf } from "./prop_kinds.ts";
import { AMPLE, type Spacing } from "./room.ts";

/** So flat that it may lie before the cat; up to its chest, its face, or about as high as the whole cat. */
export type Height = "flat" | "low" | "high" | "tall";

/** A place on the ground, behind the cat or not. */
export interface Spot {
  /** Its middle, on the ground. */
  at: Point;
  /** Whether the cat stands before it. */
  isBehind: boolean;
}

/** Free places around the cat, handed out one by one. */
export interface PropSpots {
  /**
   * Room for a thing this wide to each side, of which a share may overlap the cat. Flat ones lie before the cat, higher
   * ones stand clear of the face, or behind it where room is scarce, tall ones a little behind the cat.
   */
  ground: (size: { half: number; height: Height; isFriend?: boolean | undefined }) => Spot;
  /** How high a thing is beside the cat. */
  heightClassOf: (height: number) => Height;
  /** A place in the air beside the head. */
  air: () => Point;
  /** Behind the cat, half hidden by it; `half` is its width to each side. */
  behind: (half: number) => Point;
}

/** How much of a thing behind the cat is to be seen beside it. */
const SHOWN = { clear: 1.6, close: 1.1 } as const;

/** Things behind the cat stand farther up the ground. */
const BEHIND_FLOOR = -26;

/** What is tall stands farther up than what is low. */
const BACK_FLOOR = -60;

/** How much of a thing overlaps the cat, the tall thing behind it: of half its width, less what always shows. */
const SHARED = {
  clear: { flat: 0, low: 0.3, high: 0, tall: 0.4, friend: 0.3 },
  close: { flat: 0, low: 0.85, high: 0, tall: 1.1, friend: 0.45 },
} as const;
const NARROW = 50;

/** A face is so wide to each side of its middle beside things of these heights, in units of the head. */
const FACE: Record<Spacing, Record<Height, number>> = {
  clear: { flat: -Infinity, low: -Infinity, high: 138, tall: 104 },
  close: { flat: -Infinity, low: -Infinity, high: 50, tall: 104 },
};

/** What is in the air is this far from the middle of a head, in units and in units of the head. */
const IN_AIR = { clear: 82, ofHead: 142 };

/** Things higher than this would reach into the face of a cat they stand beside. */
const HIGH = 170;

/** From this share of the height of the cat on a thing is tall; so far the crown is above the middle of a head. */
const TALL = 0.6, TOP = 110;

/** Up to this share of it a thing is flat. */
const FLAT: Record<Spacing, number> = { clear: 0.3, close: 0.45 };

/** What lies before the cat is nearer to the viewer, and begins so far from its middle, in shares of half its width. */
const BEFORE = { floor: 46, from: { clear: 0.7, close: 0.5 } };

/** A portrait has no ground: things stand on the lower edge of the picture. */
export const BUST_FLOOR: number = -76;

const SHADOW: Colour = { l: 0.3, c: 0.06, h: 285 };

/** The free places around this cat. */
export function propSpots({ spec, cat, random, room = AMPLE }: OutfitContext): PropSpots {
  const { bust, head, rest } = cat.figure;
  const { spacing } = room;
  // A friend shows its face before a tail as well.
  const isWithFriend = spec.props.some(({ kind }) => propOf(kind).isFriend);
  const tail = isWithFriend ? undefined : tailSideOf(cat.figure);
  const first = tail ? -tail as -1 | 1 : random("places.side").chance(0.7) ? 1 : -1;
  const own = bust ? { right: 84, left: -84 } : { right: rest.right - 6, left: rest.left + 6 };
  const taken = { ...own };
  const middle = (rest.left + rest.right) / 2,
    inner = BEFORE.from[spacing] * (rest.right - rest.left) / 2;
  const takenBefore = { right: middle + inner, left: middle - inner };
  const floor = bust ? BUST_FLOOR : 14;
  const behinds = { right: 0, left: 0 };
  let turn: -1 | 1 = first, airs = 0;
  const nextSide = () => {
    const side = turn;
    turn = turn > 0 ? -1 : 1;
    return { side, edge: side > 0 ? "right" : "left" } as const;
  };
  return {
    heightClassOf(height) {
      if (bust) return "low";
      if (height > TALL * (TOP * head.scale - head.at[1])) return "tall";
      // Of a cat close to the ground the face is close to it, too.
      const chin = -(head.at[1] + 60 * head.scale);
      if (height > Math.min(HIGH, chin)) return "high";
      return height <= FLAT[spacing] * (TOP * head.scale - head.at[1]) ? "flat" : "low";
    },
    ground({ half, height, isFriend }) {
      const { side, edge } = nextSide();
      if (height === "flat") {
        const x = takenBefore[edge] + side * half;
        takenBefore[edge] = x + side * (half + 8);
        return { at: [x, floor + BEFORE.floor], isBehind: false };
      }
      const face = head.at[0] + side * FACE[spacing][height] * head.scale;
      if (face * side > taken[edge] * side) taken[edge] = own[edge] = face;
      const isBesideCat = taken[edge] === own[edge];
      const shared = SHARED[spacing][height === "tall" && isFriend ? "friend" : height];
      const over = isBesideCat ? Math.max(0, half - NARROW) * shared : 0;
      const x = taken[edge] + side * (half - over);
      taken[edge] = x + side * (half + 8);
      if (height === "tall") return { at: [x, floor + BACK_FLOOR], isBehind: true };
      return height === "high" && spacing === "close"
        ? { at: [x, floor + BEHIND_FLOOR], isBehind: true }
        : { at: [x, floor], isBehind: false };
    },
    behind(half) {
      const { side, edge } = nextSide();
      // The next on this side stands beside the first, not on it.
      const row = behinds[edge]++;
      return [rest[edge] + side * half * (SHOWN[spacing] - 1 + row), floor + BEHIND_FLOOR];
    },
    air() {
      // The raised paw and what it holds have the right side, or a raised tail its own.
      const isTaken = cat.figure.hand.raised || raisedTailSide(cat.figure) === 1;
      const side = (airs++ % 2 === 0) === isTaken ? -1 : 1;
      return [
        head.at[0] + side * (IN_AIR.clear + IN_AIR.ofHead * head.scale),
        head.at[1] - 84 - rest.lift * 0.2 - 60 * Math.floor(airs / 2),
      ];
    },
  };
}

/** On which side of the head a tail is held high; undefined where it is not. */
function raisedTailSide({ back, limbs, front, head }: Figure): -1 | 1 | undefined {
  const tail = [...back, ...limbs, ...front].find(({ name }) => name === "tail");
  const tip = tail?.outline.reduce((one, other) => other[1] < one[1] ? other : one);
  if (!tip || tip[1] > head.at[1] + BESIDE_HEAD) return undefined;
  return tip[0] < head.at[0] ? -1 : 1;
}

/** A tail that reaches higher than this below the middle of the head is beside it, in units. */
const BESIDE_HEAD = 40;

/** On the next free place of the ground, tall things behind the cat: what stands has its small shadow, what lies flat has none. */
export function onGround(
  places: PropSpots,
  art: Pick<PropEntry, "half" | "anchors" | "isFriend">,
  items: Item[],
  scale: number,
): Pick<Partial<Outfit>, "around" | "behind"> {
  const shadow = region({
    name: "small shadow",
    role: "shadow",
    texture: "stone",
    outline: ellipse([0, 0], art.half, 8),
    colour: SHADOW,
    line: 0,
    volume: 0,
    opacity: 0.26,
  });
  const spot = places.ground({
    half: art.half * scale,
    height: places.heightClassOf(heightOf(boundsOf(items)) * scale),
    isFriend: art.isFriend,
  });
  const placed = at(spot.at, art.anchors?.lies ? items : [shadow, ...items], scale);
  return spot.isBehind ? { behind: placed } : { around: placed };
}

/** The things with their origin at this point. */
export function at(point: Point, items: Item[], scale = 1): Item[] {
  return moveItems(placing({ at: point, scale }), items);
}
