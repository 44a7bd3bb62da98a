/**
 * @module Markings: stripes, spots, patches, points and white, laid on each part of the body. Every mark is
 * clipped by its part, so shapes may reach beyond the edge.
 */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { bounds, widthOf } from "../../geometry/measure.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CoatTones } from "../../colour/palette.ts";
import type { Random } from "../../random.ts";
import type { Mark, Point } from "../../scene.ts";
import type { CatSpec, Pattern } from "../../spec.ts";
import type { Part } from "../body/figure.ts";
import { headPattern, headWhite } from "./head_marks.ts";
import { bicolour, blotches, calico, colourpoints, mottle, patchColours } from "./patches.ts";
import { isPrinted, printed } from "./printed_coats.ts";
import {
  galaxy,
  RAINBOW,
  rainbow,
  rosettes,
  shading,
  ticking,
  undercoat,
  whorls,
} from "./rare_coats.ts";
import { spots, stripes } from "./stripes.ts";
import { whiteMarks } from "./white_marks.ts";

/** What markings are made of. */
export interface Coat {
  coat: CatSpec["coat"];
  tones: CoatTones;
  /** A stream of its own for each named part. */
  randomOf: (name: string) => Random;
}

/** Markings of a part of the body. */
export function partMarks(part: Part, coat: Coat): Mark[] {
  return [...patternMarks(part, coat), ...whiteMarks(part, coat)];
}

/** Markings of the head, in its own coordinates; the face is drawn over them. */
export function headMarks({ coat, tones, randomOf }: Coat): Mark[] {
  return [...headPattern({ coat, tones, randomOf }), ...headWhite(coat, tones)];
}

/** Markings of an ear. */
export function earMarks(
  name: string,
  outline: Point[],
  { coat, tones, randomOf }: Coat,
): Mark[] {
  const box = bounds(outline);
  if (isPrinted(coat.pattern)) return printed(outline, coat.pattern, { coat, tones });
  switch (coat.pattern) {
    case "calico":
      return [
        mark(
          "patch",
          outline,
          name.startsWith("left") ? patchColours(coat, tones)[0]! : patchColours(coat, tones)[1]!,
        ),
      ];
    case "van":
    case "cow":
      return [mark("patch", outline, tones.base)];
    case "torbie":
    case "tortoiseshell":
      return name.startsWith("left") ? [mark("patch", outline, tones.second)] : [];
    case "rainbow":
      return [mark("patch", outline, RAINBOW[name.startsWith("left") ? 0 : 5]!)];
    case "galaxy":
      return galaxy(outline, randomOf(`coat.${name}`));
    case "bicolour":
    case "tuxedo":
    case "solid":
    case "points":
    case "lynx points":
    case "smoke":
      return [];
    case "tabby":
    case "classic tabby":
    case "ticked":
    case "spotted":
    case "rosetted":
    case "shaded":
      return [
        mark(
          "stripe",
          ellipse([box.left + widthOf(box) * 0.62, box.top], 17, 22),
          mix(tones.base, tones.dark, 0.62),
          8,
        ),
      ];
  }
}

function patternMarks(part: Part, { coat, tones, randomOf }: Coat): Mark[] {
  const random = randomOf(`coat.${part.name}`);
  if (isPrinted(coat.pattern)) return printed(part.outline, coat.pattern, { coat, tones });
  switch (coat.pattern) {
    case "solid":
    case "tuxedo":
      return [];
    case "tabby":
      return stripes(part, tones.dark, random);
    case "classic tabby":
      return whorls(part, tones.dark, random);
    case "ticked":
      return part.kind === "tail"
        ? stripes(part, tones.dark, random)
        : ticking(part, tones.dark, random);
    case "rosetted":
      return part.kind === "tail"
        ? stripes(part, tones.dark, random)
        : rosettes(part, tones.dark, tones.base, random);
    case "van":
      return part.kind === "tail" ? [mark("patch", part.outline, tones.base)] : [];
    case "cow":
      return blotches(part, tones.base, random);
    case "torbie":
      return [...mottle(part, tones.second, random), ...stripes(part, tones.dark, random)];
    case "lynx points":
      return [...colourpoints(part, tones.dark), ...lynxBars(part, tones.dark, random)];
    case "shaded":
      return shading(part, tones.dark);
    case "smoke":
      return undercoat(part, undercoatOf(tones.base));
    case "rainbow":
      return rainbow(part);
    case "galaxy":
      return galaxy(part.outline, random);
    case "spotted":
      return part.kind === "tail"
        ? stripes(part, tones.dark, random)
        : spots(part, tones.dark, random);
    case "points":
      return colourpoints(part, tones.dark);
    case "bicolour":
      return bicolour(part, tones.white, random);
    case "calico":
      return calico(part, patchColours(coat, tones), random);
    case "tortoiseshell":
      return mottle(part, tones.second, random);
  }
}

/** Bars on the legs of a pointed tabby; its tail is all dark. */
function lynxBars(part: Part, dark: Colour, random: Random): Mark[] {
  return part.kind === "leg" || part.kind === "thigh" ? stripes(part, dark, random) : [];
}

/** The undercoat of a smoke: nearly white, whatever lies over it. */
function undercoatOf(base: Colour): Colour {
  return mix(base, { l: 0.92, c: 0.01, h: base.h }, 0.7);
}

const WHITE_GROUND: readonly Pattern[] = ["calico", "van", "cow"];

/** The colour of fur as the ground of a part: calicos are white below their patches. */
export function groundOf(coat: CatSpec["coat"], tones: CoatTones): Colour {
  if (WHITE_GROUND.includes(coat.pattern)) return tones.white;
  return coat.length === "curly" ? shift(tones.base, { l: -0.01 }) : tones.base;
}
