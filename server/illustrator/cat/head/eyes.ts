/** @module Both eyes, on the head's own coordinates. */
import { POSES } from "../poses.ts";
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mapItems } from "../../geometry/mapping.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import { moveItems, type Transform } from "../../geometry/transform.ts";
import { region } from "../../items.ts";
import { EYES, isPointed } from "../../colour/palette.ts";
import type { Feature } from "../../spec.ts";
import type { Eye, Item, Point } from "../../scene.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import { aroundEye, inEye } from "./eye_details.ts";
import { brow } from "./brow.ts";
import { withRoom } from "./eye_room.ts";
import { EYE_WIDTH, eyePlace, skullOutline } from "./face_places.ts";
import type { FacePlan } from "./head.ts";
import { missingEye } from "./missing_eye.ts";
import { isClouded } from "./open_eyes.ts";
import { aroundOldEye } from "./old_face.ts";
import { onTurnedFace } from "./turned_head.ts";

/** Shapes of eyes that descriptions ask for, as factors of the usual width and height; slant in radians. */
const EYE_SHAPES: { feature: Feature; wide: number; high: number; slant: number }[] = [
  { feature: "big eyes", wide: 1.12, high: 1.14, slant: 0 },
  { feature: "almond eyes", wide: 1.06, high: 0.8, slant: 0.14 },
];

/** Both eyes. `mirrored` says whether the cat will be mirrored: it has its left eye on the right. */
export function eyes(
  plan: FacePlan,
  mirrored: boolean,
): Item[] {
  const { spec, coatAt, expression, turn, own } = plan;
  const { eyes: [widest, highest], hasHumanFace } = STYLE_ENTRIES[spec.style].figure;
  const size = expression.eye * own.eyes;
  const turned = onTurnedFace(turn), outline = skullOutline(spec, turn);
  const has = (feature: Feature) => spec.features?.includes(feature) ?? false;
  const sides = ([-1, 1] as const).map((side): Item[] => {
    const isLeft = (side === 1) !== mirrored;
    const centre = eyePlace(side, spec);
    const isLost = has(isLeft ? "left eye missing" : "right eye missing");
    const coat = coatAt(turned(centre));
    if (isLost) return mapItems(missingEye(centre, 25 * size * widest, coat), turned);
    const opened = openedEye(plan, { side, isLeft });
    const hasFilm = isClouded(spec, isLeft ? "left" : "right") && !opened.closed;
    const onBrow = (point: Point) => coatAt(turned(point));
    return mapItems([
      opened,
      ...(hasFilm ? [cloudyFilm(opened)] : []),
      ...(opened.closed ? [] : inEye(opened, spec)),
      ...aroundEye(opened, spec),
      ...(spec.age === "senior" ? aroundOldEye(opened) : []),
      ...brow(side, onBrow, expression.brow, centre, {
        size: size * highest,
        isRidge: !hasHumanFace,
      }),
    ], turned);
  });
  const seen = sides.flat().filter((item): item is Eye => item.is === "eye");
  const fitting = withRoom(seen, plan, outline);
  return sides.flatMap((items) => {
    const [eye] = items, at = seen.findIndex((each) => each === eye);
    if (at < 0) return items;
    return moveItems(fromTo(seen[at]!, fitting[at]!), items).map((item) =>
      item.is === "eye" ? fitting[at]! : item
    );
  });
}

/** One eye at its place on a face that looks at the viewer, with its lids. */
export function openedEye(
  plan: FacePlan,
  { side, isLeft }: { side: -1 | 1; isLeft: boolean },
): Eye {
  const { spec, coatAt, expression, form, turn, own } = plan;
  const { eyes: [widest, highest] } = STYLE_ENTRIES[spec.style].figure;
  const size = expression.eye * own.eyes, centre = eyePlace(side, spec);
  const shape = EYE_SHAPES.find(({ feature }) => spec.features?.includes(feature));
  const { wide = 1, high = 1, slant = 0 } = shape ?? {};
  const tilt = expression.tilt + slant + form.eye.slant;
  // Who sleeps with one eye open has a heavy lid over it.
  const isAsleep = POSES[spec.pose].isSleep === true,
    isWatchful = isAsleep && expression.winks === true && side > 0;
  const closed = isAsleep && !isWatchful
    ? "asleep" as const
    : isWatchful
    ? undefined
    : expression.closed;
  const has = (feature: Feature) => spec.features?.includes(feature) ?? false;
  const ownSide = isLeft ? "left" : "right", isCloudy = isClouded(spec, ownSide);
  return narrowed({
    is: "eye",
    name: isLeft ? "left eye" : "right eye",
    role: "eye",
    centre,
    size: [
      EYE_WIDTH * widest * size * wide * form.eye.wide,
      30 * highest * size * high * form.eye.high,
    ],
    tilt,
    rotation: -side * tilt,
    outer: side,
    iris: isCloudy ? CLOUDED : EYES[spec.eyes[ownSide]],
    pupil: isCloudy ? 0.3 : expression.pupil,
    upperLid: isWatchful ? Math.max(WATCHFUL, expression.upperLid) : expression.upperLid,
    lowerLid: expression.lowerLid,
    ...(expression.brow && { frown: expression.brow.tilt }),
    look: has("crossed eyes") ? [-side, 0.3] : [expression.look[0], expression.look[1]],
    lid: lidColour(
      lidCoat(plan, coatAt(onTurnedFace(turn)([centre[0], centre[1] - 16]))),
    ),
    ...(closed ? { closed } : expression.winks && side < 0 ? { closed: "happy" } : {}),
  });
}

/** How far the lid of an eye hangs that watches while the other one sleeps. */
const WATCHFUL = 0.3;

/** What lies on an eye and over it goes with it. */
function fromTo({ centre: [x, y], size: [wide] }: Eye, to: Eye): Transform {
  const a = to.size[0] / wide;
  return { a, b: 0, c: 0, d: 1, e: to.centre[0] - x * a, f: to.centre[1] - y };
}

/** The share of what lids cover by which the eye itself grows lower: skin lies over the rest as a lid. A lid that
 * hangs only a little leaves the eye its full size. */
const NARROWING = { upper: 0.58, lower: 0.4 }, LITTLE = 0.14, MUCH = 0.5;

/** A half shut eye is lower than an open one, so that no lid stands above it like the rim of goggles. */
function narrowed(eye: Eye): Eye {
  if (eye.closed) return eye;
  const { centre: [x, y], size: [w, h], upperLid, lowerLid } = eye;
  const above = upperLid * NARROWING.upper * smoothstep(LITTLE, MUCH, upperLid);
  const below = lowerLid * NARROWING.lower * smoothstep(LITTLE, MUCH, upperLid + lowerLid);
  const left = 1 - above - below;
  return {
    ...eye,
    centre: [x, y + h * (above - below)],
    size: [w, h * left],
    upperLid: (upperLid - above) / left,
    lowerLid: (lowerLid - below) / left,
  };
}

/** The iris behind a clouded lens. */
const CLOUDED: Colour = { l: 0.8, c: 0.03, h: 235 };

/** A milky film over iris and pupil. */
function cloudyFilm({ centre, size, name, upperLid }: Eye): Item {
  return region({
    name: `cloudy ${name}`,
    role: "face",
    texture: "glass",
    outline: ellipse(
      [centre[0], centre[1] + size[1] * upperLid * 0.5],
      size[0] * 0.7,
      size[1] * (1 - upperLid) * 0.72,
    ),
    colour: { l: 0.95, c: 0.012, h: 230 },
    line: 0,
    volume: 0,
    opacity: 0.74,
  });
}

/** The coat of an upper lid: that over the eye, halfway into a dark mask that fades out there. */
function lidCoat({ spec, tones }: FacePlan, over: Colour): Colour {
  return isPointed(spec.coat.pattern) ? mix(tones.dark, over, 0.5) : over;
}

function lidColour(coat: Colour): Colour {
  return shift(coat, { l: coat.l > 0.4 ? -0.05 : 0.04 });
}
