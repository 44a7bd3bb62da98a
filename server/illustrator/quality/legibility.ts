/**
 * @module Whether the cat stands out from what lies behind it, at full size and as a small picture, and
 * whether its eyes have light and dark.
 */
import { COSTUMES } from "../wardrobe/costumes.ts";
import type { Eye } from "../scene.ts";
import type { CatSpec, CoatLength } from "../spec.ts";
import { type Finding, finding } from "./finding.ts";
import { cellsOf, eyeOutline, maskOfOutline, type Parts } from "./parts.ts";
import { cellOut, edgeOf } from "./silhouette.ts";
import { thresholdsOf } from "./style_thresholds.ts";
import { SEEN_DIFFERENCE } from "./thresholds.ts";
import { colourDistance, downsampled, type View } from "./view.ts";

/** In cells: where the cat is looked at, and the ground beside it. */
const CLOSE = { inside: [-1, 0, 1, 2, 3], outside: 4 };

/** How many cells farther out the ground begins, as hair reaches over the form it grows on. */
const OVERGROWN: Partial<Record<CoatLength, number>> = { medium: 1, fluffy: 3, curly: 2 };

/** A small picture has this many cells of the large one in each of its own, along a side. */
const SMALL = 4;
const AFAR = { inside: [0, SMALL, 2 * SMALL], outside: 2 * SMALL };

/** How well the cat is seen. */
export function legibility(parts: Parts, view: View): Finding[] {
  const { style, coat } = parts.scene.spec;
  const beside = { ...CLOSE, outside: CLOSE.outside + (OVERGROWN[coat.length] ?? 0) };
  const { seen, seenSmall, eyes } = thresholdsOf(style).legibility;
  return [
    finding("edge that is seen", edgeShare(parts, view, beside), { from: seen }),
    finding("edge that is seen when small", edgeShare(parts, downsampled(view, SMALL), AFAR), {
      from: seenSmall,
    }),
    ...(behindGlass(parts.scene.spec) ? [] : parts.scene.items)
      .filter((item): item is Eye => item.is === "eye" && !item.closed)
      .filter((eye) => isSeen(eye, parts))
      .map((eye) =>
        finding(`light and dark in the ${eye.name}`, spread(eye, view), { from: eyes })
      ),
  ];
}

/** Lenses and helmets lighten what is behind them. */
function behindGlass({ accessories, costume }: CatSpec): boolean {
  return (costume && COSTUMES[costume.kind].covers) === "eyes" ||
    accessories.some(({ kind }) => kind === "glasses");
}

/** The share of the cat's edge at which inside and outside differ. */
function edgeShare(parts: Parts, view: View, { inside, outside }: typeof CLOSE): number {
  let clear = 0, all = 0;
  for (const point of edgeOf(parts)) {
    const ground = cellOut(point, outside);
    if (ground === undefined) continue;
    all++;
    const cells = inside.map((by) => cellOut(point, -by)).filter((cell) => cell !== undefined);
    if (cells.some((cell) => colourDistance(view, cell, ground) >= SEEN_DIFFERENCE)) clear++;
  }
  return clear / all;
}

function isSeen(eye: Eye, parts: Parts): boolean {
  const index = parts.scene.items.indexOf(eye);
  const cells = cellsOf(maskOfOutline(eyeOutline(eye)));
  return cells.filter((cell) => parts.item[cell] === index).length > 0.8 * cells.length;
}

/** Standard deviation of lightness in an eye. */
function spread(eye: Eye, { lightness }: View): number {
  const values = cellsOf(maskOfOutline(eyeOutline(eye))).map((cell) => lightness[cell]!);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
