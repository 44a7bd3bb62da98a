/** @module The markings of a face: those of the coat, the grey of age, and marks of its own. */
import { type Colour, mix } from "../../colour/colour.ts";
import { contains } from "../../geometry/measure.ts";
import { ellipse, heart } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Mark, Point } from "../../scene.ts";
import { type Coat, headMarks } from "../markings/coat.ts";
import { curlsIn } from "../markings/curls.ts";
import { aroundMouth, type HeadPlan, onFace } from "./head.ts";
import { furMarks } from "./own_marks_of_face.ts";
import { hollows, muzzleMarks } from "./muzzle.ts";

/** Markings of a face that looks at the viewer: those of skull and cheeks, and those around the mouth. */
export interface FaceMarks {
  /** On the skull and the cheeks. */
  onHead: Mark[];
  /** Around the mouth: they move with it. */
  atMouth: Mark[];
}

/** The markings of a face before it is turned. */
export function faceMarks(plan: HeadPlan, coat: Coat, mirrored: boolean): FaceMarks {
  const onHead = [
    ...hollows(plan),
    ...curlsOfHead(plan, coat),
    ...headMarks(coat),
    ...furMarks(plan, mirrored),
  ];
  const atMouth = muzzleMarks(plan);
  const below = [...onHead, ...atMouth];
  return { onHead, atMouth: [...atMouth, ...greying(plan, below), ...ownMarks(plan, below)] };
}

/** These marks on the turned face, the later ones on top. */
export function turnedMarks(plan: HeadPlan, { onHead, atMouth }: FaceMarks): Mark[] {
  return [...onFace(plan, onHead), ...aroundMouth(plan, atMouth)];
}

/** Curls on brow and cheeks, none around the eyes, which would hide them. */
function curlsOfHead({ spec, tones }: HeadPlan, { randomOf }: Coat): Mark[] {
  if (spec.coat.length !== "curly") return [];
  return CURLED.flatMap((outline) => curlsIn(outline, tones.base, randomOf("curls.head")));
}

const CURLED: readonly Point[][] = [
  ellipse([0, -82], 84, 34),
  ellipse([-96, 50], 30, 34),
  ellipse([96, 50], 30, 34),
];

/** Old cats go grey around the mouth and up the bridge of the nose, whatever was there; around the eyes it would be the
 * mask of a badger. */
function greying({ spec, tones }: HeadPlan, marks: readonly Mark[]): Mark[] {
  if (spec.age !== "senior") return [];
  const places: [at: Point, rx: number, ry: number, turn: number, soft: number][] = [
    [[0, 74], 66, 37, 0, 9],
    [[0, 34], 15, 26, 0, 8],
  ];
  return places.map(([at, rx, ry, turn, soft]) => {
    const under = colourAt(at, marks, tones.base);
    const grey = mix(under, { l: Math.max(0.95, under.l), c: 0.008, h: 80 }, 0.9);
    return mark("white", ellipse(at, rx, ry, turn), grey, soft);
  });
}

/** A heart on the brow: dark on a light coat, light on a dark one. */
function ownMarks(
  { spec: { features = [] }, tones }: HeadPlan,
  marks: readonly Mark[],
): Mark[] {
  const apart = (at: Point) => {
    const under = colourAt(at, marks, tones.base);
    return under.l > 0.5 ? mix(under, { l: 0.24, c: 0.03, h: 40 }, 0.86) : tones.white;
  };
  return [
    ...(features.includes("heart spot")
      ? [mark("patch", heart([0, -62], 21), apart([0, -62]))]
      : []),
  ];
}

/** The colour of the coat at a place of the head; stripes are too thin to count. */
export function colourAt(point: Point, marks: readonly Mark[], ground: Colour): Colour {
  const top = marks.findLast(({ kind, outline }) => kind !== "stripe" && contains(outline, point));
  return top?.colour ?? ground;
}
