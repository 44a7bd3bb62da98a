/**
 * @module The head: what it is drawn from, its skull, and where the turn of the head moves what lies on it.
 * Units: half its height is about 92; origin between eyes and nose.
 */
import { line, region } from "../../items.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { curve, ellipse } from "../../geometry/shapes.ts";
import type { PointMap } from "../../geometry/mapping.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { CoatTones } from "../../colour/palette.ts";
import type { Item, Mark, Point, Region } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import { skullOutline } from "./face_places.ts";
import type { Expression } from "./expression.ts";
import { chinLowered } from "./jaw.ts";
import { shownMouth } from "./shown_mouth.ts";
import { type HeadForm, onMuzzle, onSkull } from "./head_form.ts";
import type { Looks } from "./looks.ts";
import { type HeadTurn, onTurnedFace, onTurnedSkull } from "./turned_head.ts";

/** What head and face are drawn from. */
export interface HeadPlan {
  spec: CatSpec;
  tones: CoatTones;
  expression: Expression;
  /** What kind of head it is. */
  form: HeadForm;
  /** Where it looks. */
  turn: HeadTurn;
  own: Looks;
}

/** What eyes, nose and mouth are drawn from. */
export interface FacePlan extends HeadPlan {
  /** The colour of the coat at a place of the head. */
  coatAt: (point: Point) => Colour;
}

/** The skull with its markings; the face comes on top. */
export function skull(plan: HeadPlan, marks: Mark[]): Region {
  const { spec, tones, expression, turn } = plan;
  const { hasHumanFace } = STYLE_ENTRIES[spec.style].figure;
  return skullRegion(plan, {
    outline: headOutline(plan),
    marks: [
      ...marks,
      // On a dark mask pink cheeks are spots of paint.
      ...(hasHumanFace && !spec.coat.pattern.includes("points")
        ? onFace(plan, blush(tones.blush, expression.blush))
        : []),
    ],
    flow: { from: onTurnedFace(turn)([0, 40]) },
  });
}

/** The outline of the skull, its chin as low as the mouth is open. */
export function headOutline({ spec, turn, expression }: HeadPlan): Point[] {
  return skullOutline(spec, turn).map(chinLowered(shownMouth(spec, expression)));
}

/** A skull of this outline. */
export function skullRegion(
  { spec: { coat }, tones }: HeadPlan,
  { outline, marks, flow }: { outline: Point[]; marks: Mark[]; flow: NonNullable<Region["flow"]> },
): Region {
  return region({
    name: "head",
    role: "coat",
    texture: coat.length === "hairless" ? "skin" : "fur",
    outline,
    colour: tones.base,
    marks,
    volume: 0.8,
    flow,
    hair: coat.length === "fluffy" ? 34 : coat.length === "hairless" ? 0 : 18,
  });
}

/** From an ordinary head that looks at the viewer to the outline of this one. */
export function skullMap({ form, turn }: HeadPlan): PointMap {
  const formed = onSkull(form), turned = onTurnedSkull(turn);
  return (point) => turned(formed(point));
}

/** Likewise to its nose and mouth. */
export function mouthMap({ form, turn }: HeadPlan): PointMap {
  const formed = onMuzzle(form), turned = onTurnedFace(turn);
  return (point) => turned(formed(point));
}

/** Markings of skull and cheeks where form and turn of the head have them. */
export function onFace(plan: HeadPlan, marks: readonly Mark[]): Mark[] {
  return mapMarks(marks, upToEdge(plan, onSkull(plan.form)));
}

/** Markings around the mouth likewise. */
export function aroundMouth(plan: HeadPlan, marks: readonly Mark[]): Mark[] {
  return mapMarks(marks, upToEdge(plan, onMuzzle(plan.form)));
}

function mapMarks(marks: readonly Mark[], map: PointMap): Mark[] {
  return marks.map((each) => ({ ...each, outline: each.outline.map(map) }));
}

/** A marking lies on the face within this share of the skull, and goes with the outline at its edge. */
const ON_FACE = 0.7;

function upToEdge(plan: HeadPlan, formed: PointMap): PointMap {
  const face = onTurnedFace(plan.turn), edge = skullMap(plan);
  return (point) => {
    const far = smoothstep(ON_FACE, 1, Math.hypot(point[0] / 108, point[1] / 94));
    const [fx, fy] = face(formed(point)), [ex, ey] = edge(point);
    return [fx + (ex - fx) * far, fy + (ey - fy) * far];
  };
}

/** Warm cheeks. */
export function blush(colour: Colour, strength: number): Mark[] {
  if (strength < 0.15) return [];
  return [-1, 1].map((s) => ({
    kind: "light" as const,
    outline: ellipse([s * 78, 48], 21, 12),
    colour,
    soft: 9,
    opacity: 0.2 + 0.35 * strength,
  }));
}

/** Folds of a hairless brow. */
export function wrinkles({ spec, tones }: HeadPlan): Item[] {
  if (spec.coat.length !== "hairless") return [];
  const colour = shift(tones.base, { l: -0.13, c: 0.01 });
  return [-62, -48].map((y, i) =>
    line(
      "brow fold",
      "face",
      curve([[-34 + i * 8, y + 4], [0, y - 5], [34 - i * 8, y + 4]]),
      colour,
      [1, 3],
    )
  );
}
