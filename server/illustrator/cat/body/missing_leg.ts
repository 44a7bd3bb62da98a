/** @module A leg that a cat has lost: a short stump where it was. */
import type { CatLook, Feature } from "../../spec.ts";
import type { Figure, Part } from "./figure.ts";
import { leg } from "./limbs.ts";

/** The legs a cat can have lost, by its own left and right. */
const LOST: readonly { feature: Feature; isRight: boolean; limb: "fore" | "hind" }[] = [
  { feature: "left foreleg missing", isRight: false, limb: "fore" },
  { feature: "right foreleg missing", isRight: true, limb: "fore" },
  { feature: "left hind leg missing", isRight: false, limb: "hind" },
  { feature: "right hind leg missing", isRight: true, limb: "hind" },
];

/** Share of a leg that is left. */
const STUMP = 0.34;

/** The figure without the legs it lost; `mirrored`: it will turn to the left of the picture. */
export function withoutLostLegs(
  figure: Figure,
  { features = [] }: Pick<CatLook, "features">,
  mirrored: boolean,
): Figure {
  const lost = LOST.filter(({ feature }) => features.includes(feature));
  return lost.reduce((left, { isRight, limb }) => {
    // From the front a cat's right leg is on the viewer's left; from the side its right flank is nearer.
    const isNear = (figure.view === "side") === (isRight !== mirrored);
    const side = isNear ? "right|near|raised" : "left|far";
    return withoutLeg(left, new RegExp(`^(?:${side}) ${limb} ?(leg|paw)$`));
  }, figure);
}

function withoutLeg(figure: Figure, name: RegExp): Figure {
  const cut = (parts: readonly Part[]) =>
    parts.flatMap((part) => {
      const [, kind] = name.exec(part.name) ?? [];
      if (!kind) return [part];
      return kind === "paw" ? [] : [stump(part)];
    });
  return {
    ...figure,
    back: cut(figure.back),
    limbs: cut(figure.limbs),
    front: cut(figure.front),
  };
}

function stump({ name, axis, widths, far }: Part): Part {
  const kept = axis.slice(0, Math.max(3, Math.round(axis.length * STUMP)));
  const [from, to] = [widths[0]!, widths.at(-1)!];
  const part = leg(`${name} stump`, kept, [from, (from + to) / 2, to * 0.72], { bare: 0.22 });
  return { ...part, ...(far && { far }) };
}
