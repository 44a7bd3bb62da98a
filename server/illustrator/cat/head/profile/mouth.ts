/** @module The mouth of each expression seen from the side. */
import { THROAT } from "../open_mouth.ts";
import type { Colour } from "../../../colour/colour.ts";
import { WHITE } from "../../../colour/palette.ts";
import { curve, ellipse, type Knot, smooth } from "../../../geometry/shapes.ts";
import { CONTOUR, line, mark, region } from "../../../items.ts";
import type { Item, Mark, Point } from "../../../scene.ts";
import { STYLE_ENTRIES } from "../../../styles.ts";
import type { Mouth } from "../expression.ts";
import type { HeadPlan } from "../head.ts";
import { crease, mouthInk } from "../mouth.ts";
import { shownMouth } from "../shown_mouth.ts";
import { dropped, lipsOf } from "./outline.ts";
import type { SideForm } from "./side_form.ts";

/** How far each mouth is open, in radians of the jaw, and how its corner rises. */
const SHAPES: Record<
  Mouth,
  { gape: number; rise: number; long: number; shows?: "teeth" | "tongue" }
> = {
  smile: { gape: 0, rise: 8, long: 50 },
  smirk: { gape: 0, rise: 12, long: 54 },
  small: { gape: 0, rise: 2, long: 36 },
  flat: { gape: 0, rise: -3, long: 42 },
  wobble: { gape: 0, rise: -4, long: 40 },
  frown: { gape: 0, rise: -11, long: 46 },
  tongue: { gape: 0, rise: 8, long: 50, shows: "tongue" },
  retch: { gape: 0.16, rise: -8, long: 48, shows: "tongue" },
  grin: { gape: 0.1, rise: 12, long: 56, shows: "teeth" },
  laugh: { gape: 0.22, rise: 10, long: 54 },
  guffaw: { gape: 0.42, rise: 12, long: 58, shows: "teeth" },
  firm: { gape: 0, rise: -4, long: 44 },
  clenched: { gape: 0.08, rise: -6, long: 46, shows: "teeth" },
  askew: { gape: 0, rise: -2, long: 42 },
  round: { gape: 0.2, rise: 0, long: 40 },
  call: { gape: 0.36, rise: 4, long: 50 },
  snarl: { gape: 0.3, rise: -2, long: 54, shows: "teeth" },
  yawn: { gape: 0.52, rise: 2, long: 58, shows: "teeth" },
};

function shapeOf({ spec, expression }: HeadPlan) {
  return SHAPES[shownMouth(spec, expression)];
}

/** How far the jaw hangs, in radians. */
export function gapeOf(plan: HeadPlan): number {
  return shapeOf(plan).gape;
}

/** Lips and what they show; `muzzle` is the colour of the fur around them. */
export function profileMouth(plan: HeadPlan, side: SideForm, muzzle: Colour): Item[] {
  const { gape, rise, long, shows } = shapeOf(plan);
  const { hasHumanFace } = STYLE_ENTRIES[plan.spec.style].figure;
  const ink = (hasHumanFace ? mouthInk : crease)(muzzle), width = CONTOUR * 0.85;
  const { nose, lipY } = side;
  const corner: Point = [nose - 10 - long, lipY + 9 - rise];
  const lip: Knot[] = [
    [nose - 10, lipY + 12],
    [nose - 10 - long * 0.3, lipY + 13],
    [nose - 10 - long * 0.7, lipY + 12 - rise * 0.25],
    corner,
  ];
  if (gape > 0) return [opened(side, { gape, lip, corner, shows })];
  return [
    ...(shows === "tongue" ? [tongue(side)] : []),
    line("mouth", "face", curve(lip, 3), ink, [width, width]),
  ];
}

/** The lower lip is so thick that an open mouth has this share of the height between both lips. */
const LOWER_LIP = 0.82;

/** Throat and tongue between the lips; its line follows them, not the open front. */
function opened(
  side: SideForm,
  { gape, lip, corner, shows }: {
    gape: number;
    lip: Knot[];
    corner: Point;
    shows: "teeth" | "tongue" | undefined;
  },
): Item {
  const drop = dropped(side, gape), { chin, lipY } = side, lips = lipsOf(side);
  const [ux, uy] = lips.upper, [lx, ly] = drop(lips.lower);
  const lower = curve([
    [ux + (lx - ux) * LOWER_LIP, uy + (ly - uy) * LOWER_LIP],
    drop([chin - 16, lipY + 17]),
    drop([corner[0] + 14, lipY + 15]),
    corner,
  ], 3);
  const upper = curve([lips.upper, ...lip.slice(1)], 3);
  const tip = drop([chin - 4, lipY + 12]);
  const marks: Mark[] = [
    mark("detail", ellipse([tip[0] - 18, tip[1] + 1], 22, 8 + 10 * gape, gape), TONGUE),
    ...(shows === "teeth" ? teeth(side, drop) : []),
  ];
  return region({
    name: "open mouth",
    role: "face",
    texture: "skin",
    outline: [...upper, ...lower.toReversed()],
    contour: [...upper, ...lower.toReversed()],
    colour: THROAT,
    line: CONTOUR * 0.8,
    volume: 0,
    marks,
  });
}

/** A fang above and a smaller one below. */
function teeth({ nose, chin, lipY }: SideForm, drop: (point: Point) => Point): Mark[] {
  return [
    mark("detail", [[nose - 26, lipY + 9], [nose - 14, lipY + 8], [nose - 19, lipY + 27]], WHITE),
    mark(
      "detail",
      [drop([chin - 8, lipY + 16]), drop([chin + 2, lipY + 16]), drop([chin - 2, lipY + 4])],
      WHITE,
    ),
  ];
}

/** The tip of a tongue that hangs out in front. */
function tongue({ nose, chin, lipY }: SideForm): Item {
  return region({
    name: "tongue",
    role: "face",
    texture: "skin",
    outline: smooth([
      [nose - 26, lipY + 8],
      [nose - 8, lipY + 9],
      [chin + 14, lipY + 22],
      [chin + 8, lipY + 30],
      [chin - 4, lipY + 20],
    ], 3),
    colour: TONGUE,
    line: CONTOUR * 0.75,
    volume: 0.3,
  });
}

const TONGUE: Colour = { l: 0.73, c: 0.14, h: 15 };
