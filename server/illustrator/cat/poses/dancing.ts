/**
 * Upright on the hind legs, forepaws in the air: dancing, begging, cheering.
 *
 * @module
 */
import { type Body, type Figure, throat } from "../body/figure.ts";
import { leg, paw } from "../body/limbs.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tilted } from "../body/sitting_figure.ts";
import { tailOf } from "../body/tail.ts";
import { mirrored } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const pose: PoseEntry = {
  words: [
    says(
      { pose: "dancing" },
      "dancing, dances, dance, danced, dancing ballet, ballet dancing, dancing salsa, dancing tango, dancing the tango, breakdancing, break dancing, tap dancing, disco dancing, dancing flamenco, line dancing, ballroom dancing, dancing a jig, boogie, boogieing, boogying, grooving, grooves, twerking, hip hop dancing, dance move, doing a dance, dance moves, dance pose, dabbing, dab, flossing, busting a move, rocking out, headbanging, raving, hula dancing, belly dancing, folk dancing, irish dancing",
    ),
    nearest(
      { pose: "dancing" },
      "spinning, twirling, pirouette, pirouetting, pirouettes, twirls, hula hooping, making a snow angel, squat, victory dance, balancing on one leg, tree pose, warrior pose, doing tai chi, tai chi, doing pilates, pilates",
      { weak: true },
    ),
  ],
  verb: "dances",
  weight: 1,
  figure: dancing,
};

/** One foot on the ground, one lifted. */
function dancing(body: Body): Figure {
  const { girth: g, random } = body;
  const reach = 14 * (body.head - 1) * 8;
  const head = {
    at: [0, -284 - 18 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(-0.2, 0.4),
  };
  const hip = 64 * g;
  return {
    view: "front",
    back: [
      tailOf(body, {
        ways: [
          [[hip - 20, -84], [hip + 46, -72], [hip + 96, -104], [hip + 92, -156], [hip + 118, -186]],
          [[hip - 20, -84], [hip + 50, -60], [hip + 108, -64], [hip + 136, -110]],
        ],
        low: [[hip - 24, -80], [hip + 40, -48], [hip + 86, -18], [hip + 126, -24]],
        thickness: 21,
      }),
      leg("left hind leg", [[-42 * g, -108], [-66 * g, -72], [-74 * g, -40]], [40 * g, 27, 21], {
        bare: 0.36,
      }),
      paw("left hind paw", [-86 * g, -28], 33, { flat: 0.5, turn: 0.2 }),
    ],
    torso: [{
      name: "torso",
      kind: "torso",
      outline: mirrored([
        [0, -254],
        [42, -246],
        [60 * g, -208],
        [66 * g, -152],
        [78 * g, -102],
        [70 * g, -64],
        [34 * g, -50],
        [0, -50],
      ]),
      axis: [[0, -240], [0, -150], [0, -54]],
      widths: [50, 66 * g, 78 * g],
      stripes: "both",
      volume: 0.75,
    }],
    limbs: [
      leg("near hind leg", [[44 * g, -104], [56 * g, -62], [52 * g, -20]], [40 * g, 27, 21], {
        bare: 0.36,
      }),
      paw("near hind paw", [62 * g, -14], 34, { flat: 0.5 }),
      leg(
        "left foreleg",
        [[-42 * g, -206], [-100 * g, -180], [-134 * g - reach, -196]],
        [27, 23, 19],
        { bare: 0.3 },
      ),
      paw("left forepaw", [-150 * g - reach, -206], 26, { flat: 0.8, turn: 0.5 }),
      leg(
        "right foreleg",
        [[42 * g, -206], [104 * g, -198], [138 * g + reach, -222], [146 * g + reach, -238]],
        [27, 23, 20, 19],
        { bare: 0.3 },
      ),
    ],
    front: [
      body.holding
        ? paw("right forepaw", [150 * g + reach, -256], 27, { flat: 0.86 })
        : paw("right forepaw", [150 * g + reach, -258], 30, { pads: true, turn: 0.2 }),
    ],
    head,
    chest: throat(head, { scale: 0.9 }),
    neck: throat(head),
    shoulders: { at: [0, -180], turn: 0, scale: 0.95 },
    cloak: {
      behind: mirrored([
        [0, -246],
        [54, -242],
        [102 * g, -180],
        [136 * g, -110],
        [158 * g, -36, "corner"],
        [110 * g, -42],
        [56 * g, -30],
        [0, -40],
      ]),
    },
    hand: { at: [150 * g + reach, -258], turn: 0.16, scale: 1, raised: true },
    rest: { left: -96, right: 104, lift: 0 },
    dressed: { torso: "torso", sleeves: ["left foreleg", "right foreleg"] },
  };
}
