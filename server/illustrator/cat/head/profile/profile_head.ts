/**
 * @module A head seen from the side: one eye, the muzzle before the brow, the near ear before the far one.
 */
import { mapItems } from "../../../geometry/mapping.ts";
import { contains } from "../../../geometry/measure.ts";
import { smooth } from "../../../geometry/shapes.ts";
import { moveItems, type Transform } from "../../../geometry/transform.ts";
import { CONTOUR, region } from "../../../items.ts";
import type { Item, Mark, Point, Region } from "../../../scene.ts";
import { STYLE_ENTRIES } from "../../../styles.ts";
import type { Figure } from "../../body/figure.ts";
import { type Coat, earMarks } from "../../markings/coat.ts";
import { litEyes } from "../eye_light.ts";
import { blush, type FacePlan, type HeadPlan, skullRegion, wrinkles } from "../head.ts";
import { tearsOf } from "../nose_and_mouth.ts";
import { profileEars } from "./ears.ts";
import { profileEye } from "./eye.ts";
import { gapeOf, profileMouth } from "./mouth.ts";
import { type Near, nearOf, onProfile, toProfile } from "./on_profile.ts";
import { profileOutline } from "./outline.ts";
import { onSideMuzzle, type SideForm, sideFormOf } from "./side_form.ts";
import { profileWhiskers } from "./whiskers.ts";

/** Hair of a head lies back from its face. */
const LAID_BACK: Point = [-0.94, 0.34];

/** Where markings of a face that looks at the viewer lie on its near half. */
export function profileMarks(
  { spec, form }: HeadPlan,
  near: Near,
  { onHead, atMouth }: { onHead: readonly Mark[]; atMouth: readonly Mark[] },
): Mark[] {
  const seen = onProfile(sideFormOf(spec), near), formed = onSideMuzzle(form);
  return [
    ...onHead.map((each) => ({ ...each, outline: each.outline.map(seen) })),
    ...atMouth.map((each) => ({ ...each, outline: each.outline.map((at) => seen(formed(at))) })),
  ];
}

/** The items of such a head. `coatAt` knows the coat of a head that looks level to the right. */
export function profileHead(
  face: FacePlan,
  { coat, marks, mirrored, toHead, figure }: {
    coat: Coat;
    marks: Mark[];
    mirrored: boolean;
    toHead: Transform;
    figure: Figure;
  },
): { ears: Item[]; skull: Item[]; features: Item[] } {
  const { spec } = face, side = sideFormOf(spec), near = nearOf(figure.head);
  const outline = profileOutline(side, spec, gapeOf(face));
  const ears = profileEars(face, near, (name, shape) => earMarks(name, shape, coat));
  const seen = onProfile(side, near);
  const cheeks = STYLE_ENTRIES[spec.style].figure.hasHumanFace
    ? mapMarks(blush(face.tones.blush, face.expression.blush), seen)
    : [];
  const head = skullRegion(face, {
    outline,
    marks: [...marks, ...cheeks],
    flow: { along: LAID_BACK },
  });
  const placed = (items: Item[]) => moveItems(toHead, moveItems(toProfile(figure.head), items));
  const [skull] = placed([head]) as [Region];
  return {
    ears: placed(ears.far),
    skull: [
      overNape(skull, head, figure.torso),
      ...placed([...mapItems(nearHalf(wrinkles(face), near), seen), ...ears.near]),
    ],
    features: placed([
      ...litEyes(profileEye(face, { side, outline, near, mirrored }), spec),
      ...profileMouth(face, side, face.coatAt([side.nose - 24, side.lipY])),
      nose(face, side),
      ...mapItems(tearsOf(face, [near]), seen),
      ...profileWhiskers(face, side),
    ]),
  };
}

/** Lines across a face, of which the near half is seen. */
function nearHalf(lines: readonly Item[], near: Near): Item[] {
  return lines.map((item) =>
    item.is === "line" ? { ...item, points: item.points.filter(([x]) => x * near >= 0) } : item
  );
}

function mapMarks(marks: readonly Mark[], map: (point: Point) => Point): Mark[] {
  return marks.map((each) => ({ ...each, outline: each.outline.map(map) }));
}

/** The leather at the tip. */
function nose({ tones }: HeadPlan, { nose, noseY }: SideForm): Item {
  return region({
    name: "nose",
    role: "face",
    texture: "skin",
    outline: smooth([
      [nose - 12, noseY - 3],
      [nose - 4, noseY - 3],
      [nose, noseY + 4],
      [nose - 5, noseY + 13],
      [nose - 10, noseY + 8],
    ], 3),
    colour: tones.nose,
    line: CONTOUR * 0.5,
    volume: 0.6,
  });
}

/** Places of the skull behind this and above this, on a head that looks to the right, are its nape. */
const NAPE = { behind: -56, above: 30 };

/** The skull with an open edge where its nape goes over into the trunk. */
function overNape(placed: Region, { outline }: Region, torso: Figure["torso"]): Region {
  const isOpen = placed.outline.map((point, i) => {
    const [x, y] = outline[i]!;
    return x < NAPE.behind && y < NAPE.above && torso.some((part) => contains(part.outline, point));
  });
  const first = isOpen.findIndex((open, i) => !open && isOpen.at(i - 1));
  if (first < 0) return placed;
  const turn = <T>(all: readonly T[]) => [...all.slice(first), ...all.slice(0, first)];
  const contour = turn(placed.outline), length = turn(isOpen).indexOf(true);
  return { ...placed, contour: contour.slice(0, length) };
}
