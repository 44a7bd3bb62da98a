/**
 * Hanging by all four paws, the back to the ground, like a sloth.
 *
 * @module
 */
import type { Body, Figure } from "../figure.ts";
import { onFour } from "../four_legs.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { turnedFigure } from "../turned_figure.ts";
import { says } from "../../vocabulary/term.ts";

export const pose: PoseEntry = {
  words: [
    {
      ...says(
        { pose: "hanging upside down" },
        "hanging upside down, hangs upside down, hanging upside-down, upside down hanging, dangling upside down, like a sloth, sloth pose, hanging like a sloth, hanging like a bat, like a bat upside down, hanging by its paws, hanging by all four paws, hanging by its legs, hanging upside down like a sloth, hanging upside down like a bat, upside down like a sloth",
      ),
      claims: [
        { slot: "pose", value: "hanging upside down" },
        { slot: "prop", value: "tree branch", by: "hanging from" },
      ],
    },
  ],
  verb: "hangs upside down",
  drawnAs: "hanging upside down",
  hidesClothes: true,
  isLively: true,
  isInverted: true,
  figure: hangingUpsideDown,
};

/** How high above the ground its paws hold on. */
const GRIP = -440;

/** The standing figure turned over, its legs drawn together. */
function hangingUpsideDown(body: Body): Figure {
  const standing = onFour(body, {
    nearFore: { axis: [[84, -120], [82, -66], [58, -20]], paw: [56, -4] },
    farFore: { axis: [[64, -124], [44, -70], [20, -24]], paw: [18, -6] },
    nearHind: { axis: [[-98, -112], [-94, -62], [-64, -20]], paw: [-60, -4] },
    farHind: { axis: [[-74, -116], [-54, -66], [-30, -24]], paw: [-28, -6] },
    tails: [[[-124, -140], [-168, -172], [-198, -222], [-190, -286]]],
  });
  const flip = { a: 1, b: 0, c: 0, d: -1, e: 0, f: GRIP };
  const figure = turnedFigure(standing, flip, Math.PI);
  return {
    ...figure,
    grip: [0, GRIP],
    // The paws hold on from behind what they hang from; the body is before it.
    rest: { left: -120, right: 120, lift: 110 },
    hand: { ...figure.hand, raised: false },
  };
}
