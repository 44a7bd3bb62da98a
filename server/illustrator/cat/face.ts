/**
 * Eyes, brows, nose and mouth, on the head's own coordinates.
 *
 * @module
 */
import { POSES } from "./poses.ts";
import { type Colour, shift } from "../colour.ts";
import { curve, ellipse, heart, type Knot, leaf, smooth } from "../geometry/shapes.ts";
import { mapItems } from "../geometry/mapping.ts";
import { smoothstep } from "../geometry/smoothstep.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { CONTOUR, line, region } from "../items.ts";
import { EYES, WHITE } from "../palette.ts";
import type { Feature } from "../spec.ts";
import type { Eye, Item, Point } from "../scene.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import type { Expression } from "./expression.ts";
import type { HeadPlan } from "./head.ts";
import { EYE_WIDTH, eyePlace, skullOutline, withinSkull } from "./face_places.ts";
import { onMuzzle } from "./head_form.ts";
import { onTurnedFace } from "./turned_head.ts";

/** What eyes, nose and mouth are drawn from. */
export interface FacePlan extends HeadPlan {
  /** The colour of the coat at a place of the head. */
  coatAt: (point: Point) => Colour;
}

/** Shapes of eyes that descriptions ask for, as factors of the usual width and height; slant in radians. */
const EYE_SHAPES: { feature: Feature; wide: number; high: number; slant: number }[] = [
  { feature: "big eyes", wide: 1.12, high: 1.14, slant: 0 },
  { feature: "almond eyes", wide: 1.06, high: 0.8, slant: 0.14 },
];

/** Both eyes. `mirrored` says whether the cat will be mirrored: it has its left eye on the right. */
export function eyes(
  { spec, coatAt, expression, form, turn, own }: FacePlan,
  mirrored: boolean,
): Item[] {
  const { eyes: [widest, highest], hasHumanFace } = STYLE_ENTRIES[spec.style].figure;
  const size = expression.eye * own.eyes;
  const shape = EYE_SHAPES.find(({ feature }) => spec.features?.includes(feature));
  const { wide = 1, high = 1, slant = 0 } = shape ?? {};
  const tilt = expression.tilt + slant + form.eye.slant;
  const turned = onTurnedFace(turn), outline = skullOutline(spec, turn);
  const closed = POSES[spec.pose].isSleep ? "asleep" as const : expression.closed;
  const has = (feature: Feature) => spec.features?.includes(feature) ?? false;
  return ([-1, 1] as const).flatMap((side) => {
    const isLeft = (side === 1) !== mirrored;
    const centre = eyePlace(side, spec);
    const isLost = has(isLeft ? "left eye missing" : "right eye missing");
    const coat = coatAt(turned(centre));
    if (isLost) return mapItems(seam(centre, 25 * size * widest, coat), turned);
    const eye: Eye = {
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
      iris: has("cloudy eyes") ? CLOUDED : EYES[isLeft ? spec.eyes.left : spec.eyes.right],
      pupil: has("cloudy eyes") ? 0.3 : expression.pupil,
      upperLid: expression.upperLid,
      lowerLid: expression.lowerLid,
      look: has("crossed eyes") ? [-side, 0.3] : [expression.look[0], expression.look[1]],
      lid: lidColour(coatAt(turned([centre[0], centre[1] - 16]))),
      ...(closed ? { closed } : expression.winks && side < 0 ? { closed: "happy" } : {}),
    };
    const opened = narrowed(eye);
    const film = has("cloudy eyes") && !eye.closed ? [cloudyFilm(opened)] : [];
    const onBrow = (point: Point) => coatAt(turned(point));
    const items = mapItems([
      opened,
      ...film,
      ...(hasHumanFace ? brow(side, onBrow, expression.brow, centre, size * highest) : []),
    ], turned);
    const seen = items[0] as Eye;
    const [x] = withinSkull(seen.centre, seen.size[0], outline);
    return moveItems(placing({ at: [x - seen.centre[0], 0] }), items);
  });
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
    colour: { l: 0.94, c: 0.012, h: 230 },
    line: 0,
    volume: 0,
    opacity: 0.52,
  });
}

/** Where an eye was: a closed seam with three stitches. */
function seam([x, y]: Point, half: number, coat: Colour): Item[] {
  const colour = coat.l < 0.45 ? shift(coat, { l: 0.26 }) : shift(coat, { l: -0.34, c: 0.02 });
  return [
    line(
      "missing eye",
      "face",
      curve([[x - half, y + 3], [x - half * 0.3, y + 9], [x + half * 0.4, y + 9], [
        x + half,
        y + 3,
      ]]),
      colour,
      [CONTOUR * 1.5, CONTOUR * 1.5],
    ),
    ...[-0.5, 0, 0.5].map((share) =>
      line(
        "stitch",
        "face",
        [[x + share * half, y + 1], [x + share * half * 1.1, y + 15]],
        colour,
        [
          CONTOUR,
          CONTOUR,
        ],
      )
    ),
  ];
}

function lidColour(coat: Colour): Colour {
  return shift(coat, { l: coat.l > 0.4 ? -0.05 : 0.04 });
}

function brow(
  side: number,
  coatAt: FacePlan["coatAt"],
  shape: Expression["brow"],
  [x, y]: Point,
  size: number,
): Item[] {
  if (!shape) return [];
  const raised = side > 0 ? shape.raised ?? 0 : 0;
  const middle = y - 34 * size - 6 - shape.lift - raised;
  const coat = coatAt([x, middle]);
  const colour = coat.l < 0.45
    ? shift(coat, { l: 0.22 })
    : shift(coat, coat.l > 0.88 ? { l: -0.36, c: 0.03 } : { l: -0.26, c: 0.01 });
  const inner: Point = [x - side * 23, middle + Math.tan(shape.tilt) * 21];
  const outer: Point = [x + side * 22, middle - Math.tan(shape.tilt) * 13];
  return [
    region({
      name: side < 0 ? "left brow" : "right brow",
      role: "face",
      texture: "fur",
      outline: leaf(inner, outer, 5.6, side * 6),
      colour,
      line: 0,
      volume: 0,
    }),
  ];
}

/** Nose, mouth, and what a mood adds: a tear. */
export function noseAndMouth(plan: FacePlan): Item[] {
  return [...mouth(plan), nose(plan), ...(plan.expression.tear ? [tear()] : [])];
}

function nose({ tones }: FacePlan): Item {
  return region({
    name: "nose",
    role: "face",
    texture: "skin",
    outline: smooth(
      [[-14, 38], [0, 35], [14, 38], [9, 47], [0, 53], [-9, 47]],
      3,
    ),
    colour: tones.nose,
    line: CONTOUR * 0.75,
    volume: 0.6,
    marks: [{
      kind: "light",
      outline: ellipse([-4, 40], 5, 2),
      colour: { l: 0.98, c: 0.01, h: 20 },
      soft: 1,
      opacity: 0.7,
    }],
  });
}

/** Small hearts that float beside a loving head. */
export function hearts({ expression }: HeadPlan): Item[] {
  if (!expression.hearts) return [];
  return ([[112, -92, 17, 0.2], [138, -124, 11, -0.15], [-126, -70, 12, -0.25]] as const).map(
    ([x, y, size, turn]) =>
      region({
        name: "heart",
        role: "front",
        texture: "paper",
        outline: heart([x, y], size, turn),
        colour: { l: 0.66, c: 0.2, h: 12 },
        line: CONTOUR * 0.8,
        volume: 0.6,
      }),
  );
}

function mouth({ expression, coatAt, form, turn }: FacePlan): Item[] {
  const ink = mouthInk(coatAt(onTurnedFace(turn)(onMuzzle(form)([0, 62]))));
  const stroke = (name: string, knots: Knot[], width = CONTOUR * 0.85) =>
    line(name, "face", curve(knots, 3), ink, [width, width * 0.9]);
  const philtrum = stroke("philtrum", [[0, 52], [0, 60]]);
  const corners = (reach: number, rise: number, drop: number): Item[] => [
    stroke("mouth left", [[0, 60], [-reach * 0.5, 60 + drop], [-reach, 60 - rise]]),
    stroke("mouth right", [[0, 60], [reach * 0.5, 60 + drop], [reach, 60 - rise]]),
  ];
  switch (expression.mouth) {
    case "smile":
      return [philtrum, ...corners(27, 3, 10)];
    case "small":
      return [philtrum, ...corners(15, 1, 6)];
    case "laugh":
      return [open(15, 25), philtrum, ...corners(30, 5, 11)];
    case "tongue":
      return [tongue(), philtrum, ...corners(27, 4, 10)];
    case "round":
      return [
        region({
          name: "open mouth",
          role: "face",
          texture: "skin",
          outline: ellipse([0, 70], 9, 12),
          colour: { l: 0.4, c: 0.09, h: 15 },
          line: CONTOUR * 0.8,
          volume: 0,
        }),
        stroke("philtrum", [[0, 52], [0, 57]]),
      ];
    case "frown":
      return [philtrum, ...corners(21, -10, -2)];
    case "flat":
      return [philtrum, stroke("mouth", [[-18, 62], [0, 61], [18, 62]])];
    case "grin":
      return [
        region({
          name: "open mouth",
          role: "face",
          texture: "skin",
          outline: smooth([
            [-34, 56, "corner"],
            [-14, 64],
            [14, 64],
            [38, 52, "corner"],
            [22, 76],
            [0, 82],
            [-20, 76],
          ], 3),
          colour: { l: 0.97, c: 0.012, h: 90 },
          line: CONTOUR * 0.8,
          volume: 0,
          marks: [-16, 0, 16].map((dx) => ({
            kind: "detail" as const,
            outline: leaf([dx, 56], [dx, 86], 1.4),
            colour: { l: 0.6, c: 0.03, h: 40 },
            soft: 0,
          })),
        }),
        philtrum,
      ];
    case "call":
      return [open(19, 40), philtrum, ...corners(24, 2, 8)];
    case "retch":
      return [...wrinkledNose(stroke), tongue(), philtrum, ...corners(31, -17, -6)];
    case "yawn":
      return yawn();
    case "wobble":
      return [
        philtrum,
        stroke("mouth", [[-22, 66], [-12, 60], [-2, 66], [8, 60], [18, 66], [
          24,
          62,
        ]]),
      ];
    case "smirk":
      return [
        philtrum,
        stroke("mouth left", [[0, 60], [-12, 66], [-22, 62]]),
        stroke("mouth right", [[0, 60], [15, 68], [33, 53]]),
      ];
    case "snarl":
      return [
        region({
          name: "open mouth",
          role: "face",
          texture: "skin",
          outline: smooth([[0, 58], [26, 64], [22, 80], [0, 76], [-22, 80], [
            -26,
            64,
          ]], 3),
          colour: { l: 0.38, c: 0.1, h: 18 },
          line: CONTOUR * 0.8,
          volume: 0,
          marks: [-1, 1].map((s) => ({
            kind: "detail" as const,
            outline: [[s * 18, 60], [s * 8, 60], [s * 13, 73]],
            colour: { l: 0.98, c: 0.01, h: 90 },
            soft: 0,
          })),
        }),
        philtrum,
      ];
  }
}

/** On a dark muzzle a dark mouth would not be seen. */
function mouthInk(muzzle: Colour): Colour {
  return muzzle.l < 0.5 ? { l: 0.74, c: 0.035, h: 25 } : { l: 0.3, c: 0.06, h: 35 };
}

const THROAT: Colour = { l: 0.38, c: 0.11, h: 20 };

function open(half: number, depth: number): Item {
  return region({
    name: "open mouth",
    role: "face",
    texture: "skin",
    outline: smooth([[-half, 63], [0, 60], [half, 63], [half * 0.62, 60 + depth * 0.8], [
      0,
      60 + depth,
    ], [-half * 0.62, 60 + depth * 0.8]], 3),
    colour: THROAT,
    line: CONTOUR * 0.8,
    volume: 0,
    marks: [{
      kind: "detail",
      outline: ellipse([0, 60 + depth * 0.95], half * 0.72, depth * 0.42),
      colour: { l: 0.72, c: 0.14, h: 15 },
      soft: 0,
    }],
  });
}

/** Wide open: the curled tongue, two teeth above and two below. */
function yawn(): Item[] {
  const tooth = (name: string, side: -1 | 1, y: number, length: number) =>
    region({
      name,
      role: "face",
      texture: "stone",
      outline: [[side * 18, y], [side * 8, y], [side * 13, y + length]],
      colour: WHITE,
      line: 1.4,
      volume: 0,
    });
  return [
    region({
      name: "open mouth",
      role: "face",
      texture: "skin",
      outline: smooth([[-25, 64], [0, 57], [25, 64], [29, 88], [17, 108], [0, 113], [
        -17,
        108,
      ], [-29, 88]], 3),
      colour: THROAT,
      line: CONTOUR,
      volume: 0,
    }),
    region({
      name: "tongue",
      role: "face",
      texture: "skin",
      outline: smooth([
        [-15, 108],
        [-17, 92],
        [-8, 82],
        [0, 86],
        [8, 82],
        [
          17,
          92,
        ],
        [15, 108],
        [0, 112],
      ], 3),
      colour: { l: 0.74, c: 0.14, h: 14 },
      line: 1.6,
      volume: 0.4,
    }),
    tooth("left fang", -1, 61, 15),
    tooth("right fang", 1, 61, 15),
    tooth("left lower tooth", -1, 106, -9),
    tooth("right lower tooth", 1, 106, -9),
  ];
}

/** Folds across the bridge of a nose that smells something bad. */
function wrinkledNose(stroke: (name: string, knots: Knot[]) => Item): Item[] {
  return [20, 29].map((y, i) =>
    stroke(`nose fold ${i + 1}`, [[-15 + i * 3, y + 5], [0, y - 2], [15 - i * 3, y + 5]])
  );
}

function tongue(): Item {
  return region({
    name: "tongue",
    role: "face",
    texture: "skin",
    outline: smooth([[-8, 62], [8, 62], [10, 76], [0, 84], [-10, 76]], 3),
    colour: { l: 0.74, c: 0.14, h: 14 },
    line: CONTOUR * 0.75,
    volume: 0.3,
    marks: [{
      kind: "shade",
      outline: leaf([0, 62], [0, 77], 1.6),
      colour: { l: 0.51, c: 0.12, h: 16 },
      soft: 0,
    }],
  });
}

function tear(): Item {
  return region({
    name: "tear",
    role: "face",
    texture: "water",
    outline: smooth([[66, 36, "corner"], [74, 52], [66, 62], [58, 52]], 3),
    colour: { l: 0.86, c: 0.07, h: 225 },
    line: CONTOUR * 0.6,
    volume: 0.8,
    opacity: 0.9,
  });
}
