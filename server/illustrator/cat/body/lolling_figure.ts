/**
 * @module The figure of a cat on its bottom like a person: belly to the viewer, hind legs forward, soles
 * shown.
 */
import type { Body, Figure, Part } from "./figure.ts";
import { paw } from "./limbs.ts";
import { type Reach, reaching } from "./reaching.ts";
import { sittingFront } from "./sitting_figure.ts";
import { ellipse } from "../../geometry/shapes.ts";

/** The sitting figure with its hind legs stretched towards the viewer, its forepaws where they are wanted. */
export function lolling(body: Body, paws: Reach): Figure {
  const { girth: g } = body;
  const figure = sittingFront(body);
  const hind = ([-1, 1] as const).flatMap((s): Part[] => {
    const side = s < 0 ? "left" : "right";
    return [
      {
        name: `${side} thigh`,
        kind: "thigh",
        outline: ellipse([s * 92 * g, -42], 62 * g, 42, 0.16 * s),
        axis: [[s * 60 * g, -66], [s * 120 * g, -24]],
        widths: [40, 42],
        stripes: s > 0 ? "left" : "right",
        volume: 0.6,
      },
      paw(`${side} hind paw`, [s * 134 * g, -36], 43, { pads: true, turn: s * 0.16 }),
    ];
  });
  const isHind = ({ name }: Part) => /thigh$|hind/.test(name);
  const seated = {
    ...figure,
    limbs: [...hind, ...figure.limbs.filter((part) => !isHind(part))],
    rest: { left: -170 * g, right: 170 * g, lift: 0 },
  };
  return reaching(seated, paws, g);
}
