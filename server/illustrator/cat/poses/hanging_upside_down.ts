/** @module Hanging by all four paws, the back to the ground, like a sloth. */
import type { Body, Figure } from "../body/figure.ts";
import { onFour, TAIL_ROOT } from "../body/four_legs.ts";
import { joints } from "../body/jointed_limb.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { turnedFigure } from "../body/turned_figure.ts";
import { says } from "../../vocabulary/term.ts";

export const pose: PoseEntry = {
  terms: [
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
    nearFore: {
      joints: joints("94 -166 40 38, 92 -108 34 30, 82 -66 20 20, 66 -20 16 16"),
    },
    farFore: {
      joints: joints("100 -160 34 34, 68 -104 28 26, 44 -66 19 19, 24 -24 16 16"),
    },
    nearHind: {
      joints: joints("-120 -162 46 44, -114 -112 40 44, -96 -62 22 24, -70 -20 15 15"),
    },
    farHind: {
      joints: joints("-90 -150 40 40, -72 -108 34 36, -54 -64 21 22, -32 -24 15 15"),
    },
    tails: [[TAIL_ROOT, [-192, -200], [-222, -250], [-214, -316]]],
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
