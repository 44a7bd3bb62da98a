/** @module Where marks of a cat's own lie on trunk, legs, paws and tail. */
import { bounds, type Box, contains, heightOf, widthOf } from "../../geometry/measure.ts";
import { along, valueAt } from "../../geometry/polyline.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { type OwnMarkPlace, partsOf } from "../../choices/own_mark_choices.ts";
import { type CoatTones, WHITE } from "../../colour/palette.ts";
import type { Mark, Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import type { Part } from "../body/figure.ts";
import { tailTip } from "../body/tail_tip.ts";
import type { MarkPlace } from "./mark_place.ts";
import { ownMarkAt, spotColour } from "./own_marks.ts";

/** The marks of the recipe that lie on this part. */
export function partOwnMarks(part: Part, { ownMarks = [] }: CatSpec, tones: CoatTones): Mark[] {
  return ownMarks.flatMap((name) => {
    const { kind, place } = partsOf(name);
    const spot = spotColour(kind);
    // A tail, its tip, a leg and a paw are of another colour as a whole.
    if (spot && part.kind === "tail" && place === "tail tip") {
      return [{ ...mark("patch", tailTip(part, 0.78), spot), name }];
    }
    const isWhole = part.kind === "tail"
      ? place === "tail"
      : isOn(part, place) || part.kind === "paw" && isOn(part, OTHER_END[place] ?? place);
    if (spot && isWhole) {
      const whole = mark("patch", part.outline, spot);
      return [whole, ...(kind === "metal" ? joints(part, spot) : [])]
        .map((each) => ({ ...each, name }));
    }
    if (kind === "dark rings" && part.kind === "tail") {
      return RINGS.flatMap((share) => ownMarkAt(name, kind, ringAt(part, share), tones));
    }
    if (kind === "a bandage" || kind === "a plaster cast") {
      const limb = limbUnderCloth(part, place, kind === "a plaster cast");
      if (limb) return ownMarkAt(name, kind, limb, tones);
    }
    return placesOn(part, place, kind === "a dark ring").flatMap((at) =>
      ownMarkAt(name, kind, at, tones)
    );
  });
}

/** Where rings are on a tail, as shares of its length. */
const RINGS = [0.22, 0.38, 0.54, 0.7, 0.86] as const;

/** Seams and the light along a limb of metal. */
function joints(part: Part, metal: Colour): Mark[] {
  return [
    ...[0.25, 0.5, 0.75].flatMap((share) => {
      const { at, size: [wide], turn } = ringAt(part, share);
      return [mark("detail", ellipse(at, wide, 3, turn), shift(metal, { l: -0.3 }))];
    }),
    mark(
      "light",
      ribbon([along(part.axis, 0.1).point, along(part.axis, 0.9).point], [5, 5]),
      WHITE,
    ),
  ];
}

function ringAt(part: Part, share: number): MarkPlace {
  return { ...middleOf(part, share, 1), size: [valueAt(part.widths, share) * 1.5, 9] };
}

/** A bandage goes up the leg from the paw, a cast down to it. */
function limbUnderCloth(
  part: Part,
  place: OwnMarkPlace,
  isCast: boolean,
): MarkPlace | undefined {
  const isLimb = isOn(part, place) || isOn(part, OTHER_END[place] ?? place);
  if (!isLimb) return undefined;
  if (part.kind === "paw") {
    if (place.endsWith("leg") && !isCast) return undefined;
    const box = bounds(part.outline);
    return {
      at: [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
      size: [widthOf(box) * 0.56, heightOf(box) * (isCast ? 0.3 : 0.56)],
    };
  }
  const from = isCast ? 0.28 : place.endsWith("leg") ? 0.35 : 0.7;
  const to = place.endsWith("leg") && !isCast ? 0.7 : 1;
  const [top, low] = [along(part.axis, from), along(part.axis, to)];
  const half = valueAt(part.widths, (from + to) / 2);
  const long = Math.hypot(low.point[0] - top.point[0], low.point[1] - top.point[1]) / 2;
  return {
    at: [(top.point[0] + low.point[0]) / 2, (top.point[1] + low.point[1]) / 2],
    size: [half * 1.1, Math.max(8, long)],
    turn: Math.atan2(low.point[1] - top.point[1], low.point[0] - top.point[0]) - Math.PI / 2,
  };
}

const OTHER_END: Partial<Record<OwnMarkPlace, OwnMarkPlace>> = {
  "one paw": "one leg",
  "one leg": "one paw",
  paws: "legs",
  legs: "paws",
};

/** Places on a trunk as shares of its box, of one that goes on four legs and of one that stands up. */
const ON_TRUNK: Partial<Record<OwnMarkPlace, { level: Point; upright: Point }>> = {
  belly: { level: [0.5, 0.8], upright: [0.5, 0.66] },
  back: { level: [0.44, 0.16], upright: [0.24, 0.3] },
  side: { level: [0.5, 0.45], upright: [0.74, 0.5] },
  rump: { level: [0.17, 0.36], upright: [0.8, 0.8] },
};

/** How large a mark is against the trunk. */
const OF_TRUNK = 0.18, LEAST = 22;

function placesOn(part: Part, place: OwnMarkPlace, isRing: boolean): MarkPlace[] {
  switch (part.kind) {
    case "torso": {
      const trunk = ON_TRUNK[place];
      if (!trunk) return [];
      const box = bounds(part.outline), isUpright = part.stripes === "both";
      const size = Math.max(LEAST, Math.min(widthOf(box), heightOf(box)) * OF_TRUNK * 1.6);
      const at = within(part.outline, box, isUpright ? trunk.upright : trunk.level);
      return [{ at, size: [size, size * 0.74], turn: 0.2 }];
    }
    case "thigh":
      return place === "rump" || place === "legs" ? [middleOf(part, 0.34, 0.7)] : [];
    case "leg":
      return isOn(part, place) ? [middleOf(part, 0.5, 1)] : [];
    case "paw": {
      if (!isOn(part, place)) return [];
      const box = bounds(part.outline);
      return [{
        at: [(box.left + box.right) / 2, box.top + heightOf(box) * 0.52],
        size: [widthOf(box) * 0.44, heightOf(box) * 0.34],
      }];
    }
    case "tail":
      if (place !== "tail" && place !== "tail tip") return [];
      return [{
        ...middleOf(part, place === "tail" ? 0.6 : 0.86, 1),
        ...(isRing && { size: [valueAt(part.widths, 0.6) * 1.5, 13] as const }),
      }];
    case "chest":
      return [];
  }
}

/** Whether this is one of the limbs that the place names; of one, it is the near one in front. */
function isOn({ kind, name }: Part, place: OwnMarkPlace): boolean {
  if (place === "paws") return kind === "paw";
  if (place === "legs") return kind === "leg";
  const isOne = place === "one paw" ? kind === "paw" : place === "one leg" && kind === "leg";
  return isOne && /fore/.test(name) && /^(?:near|left)\b/.test(name);
}

/** A place along the middle of a part, as wide as the part is there. */
function middleOf({ axis, widths }: Part, share: number, wide: number): MarkPlace {
  const { point, normal: [nx, ny] } = along(axis, share);
  const half = valueAt(widths, share) * wide;
  return { at: point, size: [half, half * 0.9], turn: Math.atan2(ny, nx) };
}

/** A share of the box, moved towards its middle until it lies on the part. */
function within(outline: Point[], box: Box, [x, y]: Point): Point {
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const wanted: Point = [box.left + widthOf(box) * x, box.top + heightOf(box) * y];
  for (let inwards = 0; inwards < 1; inwards += 0.1) {
    const at: Point = [
      wanted[0] + (middle[0] - wanted[0]) * inwards,
      wanted[1] + (middle[1] - wanted[1]) * inwards,
    ];
    const edge: Point = [
      at[0] + (wanted[0] - middle[0]) * 0.12,
      at[1] + (wanted[1] - middle[1]) * 0.12,
    ];
    if (contains(outline, at) && contains(outline, edge)) return at;
  }
  return middle;
}
