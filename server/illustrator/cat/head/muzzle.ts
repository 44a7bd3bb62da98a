/**
 * @module The muzzle: its colour, and in styles of real cats its pads and chin as forms of their own.
 */
import { knots } from "../../geometry/coordinates.ts";
import { mark, region } from "../../items.ts";
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse, leaf, mirrored } from "../../geometry/shapes.ts";
import { isPointed } from "../../colour/palette.ts";
import type { Item, Mark, Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import type { HeadPlan } from "./head.ts";
import { chinLowered } from "./jaw.ts";
import { shownMouth } from "./shown_mouth.ts";

const WHITE_FACED: ReadonlySet<CatSpec["coat"]["pattern"]> = new Set([
  "tuxedo",
  "bicolour",
  "calico",
]);

function hasWhiteMuzzle({ coat }: CatSpec): boolean {
  return coat.white.includes("muzzle") || WHITE_FACED.has(coat.pattern);
}

/** The colour of the fur around the mouth. */
export function muzzleColour({ spec, tones }: HeadPlan): Colour {
  if (hasWhiteMuzzle(spec)) return tones.white;
  if (isPointed(spec.coat.pattern)) return tones.dark;
  const paler = STYLE_ENTRIES[spec.style].figure.hasHumanFace ? 0.42 : 0.3;
  return mix(tones.base, tones.white, tones.base.l < 0.45 ? 0.16 : paler);
}

/** The two pads of the whiskers and the chin as forms of their own, in styles whose faces are those of real cats. */
export function muzzle(plan: HeadPlan): Item[] {
  const { spec } = plan;
  if (STYLE_ENTRIES[spec.style].figure.hasHumanFace) return [];
  const colour = muzzleColour(plan);
  const pad = padColour(colour);
  const form = (name: string, outline: Point[], volume: number) =>
    region({
      name,
      role: "face",
      texture: spec.coat.length === "hairless" ? "skin" : "fur",
      outline,
      colour: pad,
      line: 0,
      volume,
      flow: { from: [0, 44] },
      hair: spec.coat.length === "hairless" ? 0 : 11,
    });
  return [
    form("chin", ellipse([0, 83], 21, 15).map(chinLowered(shownMouth(spec, plan.expression))), 0.3),
    form("left muzzle pad", ellipse([-21, 61], 27, 20, -0.16), 0.45),
    form("right muzzle pad", ellipse([21, 61], 27, 20, 0.16), 0.45),
  ];
}

/** The colour of a pad; those of a black cat are black as well. */
export function padColour(muzzle: Colour): Colour {
  return shift(muzzle, { l: muzzle.l < 0.45 ? -0.05 : 0 });
}

/** Beside the bridge of the nose and under the brow a real face is hollow. */
export function hollows({ spec, tones }: HeadPlan): Mark[] {
  if (STYLE_ENTRIES[spec.style].figure.hasHumanFace) return [];
  const colour = shift(tones.base, { l: -tones.base.l * 0.3, c: -0.01 });
  return [-1, 1].map((s) => ({
    ...mark("shade", leaf([s * 26, -16], [s * 17, 46], 8, s * 4), colour, 7),
    opacity: 0.42,
  }));
}

/** Right halves of the white around a mouth, from the nose to the chin: one patch, and as the pads of a real cat have it. */
const ROUND_WHITE = "0 20, 13 34, 36 38, 56 52, 62 68, 50 86, 26 99, 0 104";
const WHITE_PADS = "0 2, 7 24, 20 39, 40 47, 52 60, 47 76, 33 88, 20 100, 0 104";

/** A soft lighter muzzle, or a white one. */
export function muzzleMarks(plan: HeadPlan): Mark[] {
  const { spec } = plan;
  const colour = muzzleColour(plan);
  if (hasWhiteMuzzle(spec)) {
    const { hasHumanFace } = STYLE_ENTRIES[spec.style].figure;
    const half = knots(hasHumanFace ? ROUND_WHITE : WHITE_PADS);
    return [mark("white", mirrored(half), colour, hasHumanFace ? 0 : 4)];
  }
  // Between the patches of two colours a paler muzzle would be a smear.
  if (spec.coat.pattern === "tortoiseshell") return [];
  return [
    mark("light", ellipse([-23, 60], 35, 27, -0.12), colour, 5),
    mark("light", ellipse([23, 60], 35, 27, 0.12), colour, 5),
    mark("light", ellipse([0, 76], 27, 18), colour, 5),
  ];
}
