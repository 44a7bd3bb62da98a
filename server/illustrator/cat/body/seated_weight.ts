/**
 * @module Where a cat that sits towards the viewer puts its weight when it lifts one forepaw or both: its
 * other paws move before the belly, which would be bare.
 */
import type { Figure, Part } from "./figure.ts";
import { mappedPart } from "./mapped_part.ts";
import { paw } from "./limbs.ts";

/** Where the hind paws of a cat are that sits without its forelegs: before the belly, which they would bare. */
const FOOT = { x: 50, y: -23, size: 40 };

/** How high its thighs are against those of a cat on four paws: as high they look like a second pair of arms. */
const LOW = 0.84;

/** The figure seen from the front with its hind paws there and low thighs; other figures as they are. */
export function withFeetForward(figure: Figure, girth: number): Figure {
  if (!isSeatedFront(figure)) return figure;
  const forward = (part: Part): Part => {
    if (part.kind === "thigh") return lowered(part);
    const side = /^(left|right) hind paw$/.exec(part.name)?.[1];
    if (!side || part.toes?.pads) return part;
    const s = side === "left" ? -1 : 1;
    return paw(part.name, [s * FOOT.x * girth, FOOT.y], FOOT.size, { flat: 0.62, turn: s * 0.12 });
  };
  return { ...figure, limbs: figure.limbs.map(forward) };
}

/** How far paws move towards the middle below a raised paw, in units: the other foreleg, the hind paw below the raised
 * one, and the other hind paw. */
const INWARDS = { foreleg: 15, below: 26, beside: 8 };

/** The figure seen from the front whose forepaw of that side is up; other figures as they are. */
export function onOneForeleg(figure: Figure, raised: "left" | "right"): Figure {
  if (!isSeatedFront(figure)) return figure;
  const below = raised === "left" ? 1 : -1, other = raised === "left" ? "right" : "left";
  const placed = (part: Part): Part => {
    if (part.toes?.pads) return part;
    if (part.name === `${raised} hind paw`) return shifted(part, below * INWARDS.below);
    if (part.name === `${other} hind paw`) return shifted(part, -below * INWARDS.beside);
    return part.name.startsWith(`${other} fore`) ? shifted(part, -below * INWARDS.foreleg) : part;
  };
  return { ...figure, limbs: figure.limbs.map(placed) };
}

function isSeatedFront({ view, limbs }: Figure): boolean {
  return view === "front" && limbs.some(({ name }) => name === "left thigh");
}

function shifted(part: Part, by: number): Part {
  return mappedPart(part, ([x, y]) => [x + by, y]);
}

function lowered(part: Part): Part {
  return mappedPart(part, ([x, y]) => [x, y * LOW]);
}
