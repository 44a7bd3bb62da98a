/** @module Paws that grow out of their legs: where the leg comes in, a paw has no edge. */
import { contains } from "../../geometry/measure.ts";
import type { Figure, Part } from "./figure.ts";

/** A paw of which more than this share lies in its leg is seen from its sole or its toes: it keeps its whole edge. */
const MOST_OPEN = 0.6;

/** The figure with its paws joined to legs of the same depth; a paw held before other things keeps its whole edge. */
export function withJoinedPaws(figure: Figure): Figure {
  const joined = (parts: Part[]) => parts.map((part) => joinedPaw(part, parts));
  return { ...figure, back: joined(figure.back), limbs: joined(figure.limbs) };
}

function joinedPaw(paw: Part, parts: readonly Part[]): Part {
  if (paw.kind !== "paw" || paw.contour || paw.toes?.pads) return paw;
  const leg = parts.find(({ name }) => name === legOf(paw.name));
  if (!leg) return paw;
  const { outline } = paw, count = outline.length;
  const isOpen = outline.map((point) => contains(leg.outline, point));
  const share = isOpen.filter(Boolean).length / count;
  if (share === 0 || share > MOST_OPEN) return paw;
  // The longest stretch that lies outside the leg, from where it begins.
  let best = { from: 0, length: 0 };
  for (let from = 0; from < count; from++) {
    if (isOpen[from] || !isOpen[(from + count - 1) % count]) continue;
    let length = 0;
    while (length < count && !isOpen[(from + length) % count]) length++;
    if (length > best.length) best = { from, length };
  }
  const turned = [...outline.slice(best.from), ...outline.slice(0, best.from)];
  return { ...paw, outline: turned, contour: turned.slice(0, best.length) };
}

/** "near foreleg" of "near forepaw" and of "near fore paw", "near hind leg" of "near hind paw". */
export function legOf(paw: string): string {
  return paw.replace(/fore ?paw/, "foreleg").replace("hind paw", "hind leg");
}
