/**
 * @module What one cat's body alone has or lacks: a lost leg, no tail, large paws, toes too many.
 */
import type { CatSpec } from "../../spec.ts";
import type { Figure, Part } from "./figure.ts";
import { withoutLostLegs } from "./missing_leg.ts";

/** Size of large paws, and of paws with more toes, against usual ones. */
const BIG = 1.32, MANY_TOED = 1.2;

/** Toes of a usual cat are parted by two lines, these by four. */
const MANY_TOES = 4;

/** The figure of this one cat; `mirrored`: it will turn to the left of the picture. */
export function withOwnBody(figure: Figure, spec: CatSpec, mirrored: boolean): Figure {
  const { features = [] } = spec;
  const tailed = features.includes("no tail") ? partwise(figure, withoutTail) : figure;
  const isMany = features.includes("extra toes");
  const size = features.includes("big paws") ? BIG : isMany ? MANY_TOED : 1;
  const pawed = size === 1 ? tailed : partwise(tailed, (part) => [largePaw(part, size, isMany)]);
  return withoutLostLegs(pawed, spec, mirrored);
}

function partwise(figure: Figure, change: (part: Part) => Part[]): Figure {
  return {
    ...figure,
    back: figure.back.flatMap(change),
    limbs: figure.limbs.flatMap(change),
    front: figure.front.flatMap(change),
  };
}

function withoutTail(part: Part): Part[] {
  return part.kind === "tail" ? [] : [part];
}

/** Grown from its sole, so that it stays on the ground. */
function largePaw(part: Part, size: number, isMany: boolean): Part {
  if (!part.toes) return part;
  const { toes, outline } = part;
  const sole = Math.max(...outline.map(([, y]) => y));
  const [cx] = toes.at;
  const grown = ([x, y]: readonly [number, number]) =>
    [cx + (x - cx) * size, sole + (y - sole) * size] as const;
  return {
    ...part,
    outline: outline.map(grown),
    ...(part.contour && { contour: part.contour.map(grown) }),
    axis: part.axis.map(grown),
    toes: {
      ...toes,
      at: grown(toes.at),
      size: toes.size * size,
      ...(isMany && { lines: MANY_TOES }),
    },
  };
}
