/**
 * Markings: stripes, spots, patches, points and white, laid on each part of the body.
 * Every mark is clipped by its part, so shapes may reach beyond the edge.
 *
 * @module
 */
import { type Colour, shift } from "../colour.ts";
import { bounds, widthOf } from "../geometry/measure.ts";
import { ellipse } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import type { CoatTones } from "../palette.ts";
import type { Random } from "../random.ts";
import type { Mark, Point } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import type { Part } from "./figure.ts";
import { headPattern, headWhite } from "./head_marks.ts";
import { bicolour, calico, mottle, patchColours, points } from "./patches.ts";
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
export function headMarks({ coat, tones, randomOf }: Coat, yaw: number): Mark[] {
  return [...headPattern({ coat, tones, randomOf }, yaw), ...headWhite(coat, tones, yaw)];
}

/** Markings of an ear. */
export function earMarks(name: string, outline: Point[], { coat, tones }: Coat): Mark[] {
  const box = bounds(outline);
  switch (coat.pattern) {
    case "calico":
      return [
        mark(
          "patch",
          outline,
          name.startsWith("left") ? patchColours(coat, tones)[0]! : patchColours(coat, tones)[1]!,
        ),
      ];
    case "tortoiseshell":
      return name.startsWith("left") ? [mark("patch", outline, tones.second)] : [];
    case "bicolour":
    case "tuxedo":
    case "solid":
    case "points":
      return [];
    case "tabby":
    case "spotted":
      return [
        mark(
          "stripe",
          ellipse([box.left + widthOf(box) * 0.62, box.top + 4], 24, 30),
          tones.dark,
          6,
        ),
      ];
  }
}

function patternMarks(part: Part, { coat, tones, randomOf }: Coat): Mark[] {
  const random = randomOf(`coat.${part.name}`);
  switch (coat.pattern) {
    case "solid":
    case "tuxedo":
      return [];
    case "tabby":
      return stripes(part, tones.dark, random);
    case "spotted":
      return part.kind === "tail"
        ? stripes(part, tones.dark, random)
        : spots(part, tones.dark, random);
    case "points":
      return points(part, tones.dark);
    case "bicolour":
      return bicolour(part, tones.white, random);
    case "calico":
      return calico(part, patchColours(coat, tones), random);
    case "tortoiseshell":
      return mottle(part, tones.second, random);
  }
}

/** The colour of fur as the ground of a part: calicos are white below their patches. */
export function groundOf(coat: CatSpec["coat"], tones: CoatTones): Colour {
  if (coat.pattern === "calico") return tones.white;
  return coat.length === "curly" ? shift(tones.base, { l: -0.01 }) : tones.base;
}
