/**
 * Sitting with one paw raised: to wave, its pink pads to the viewer, or around a thing it holds.
 *
 * @module
 */
import type { Body, Figure } from "../body/figure.ts";
import { leg, paw } from "../body/limbs.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { onOneForeleg } from "../body/seated_weight.ts";
import { sittingFront } from "../body/sitting_figure.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const pose: PoseEntry = {
  words: [
    says(
      { pose: "waving" },
      "waving, waves at, waves to, waved, waving hello, greeting, saying hello, saying hi, paw raised, raised paw, raising a paw, raising its paw, one paw up, paw up, saludando, waving goodbye, waves hello, waves goodbye, waving a paw, waving its paw, waving his paw, waving her paw, raises a paw, raises its paw, paw in the air, one paw in the air, lifting a paw, lifting its paw, paw lifted, lifted paw, one paw raised, one raised paw, one paw lifted, giving a high five, offering a paw, holding up a paw, saying bye, bye bye, greets, maneki neko, lucky cat, lucky cat pose, fortune cat, beckoning paw",
    ),
    nearest(
      { pose: "waving" },
      "beckoning, asking, thumbs up, giving a thumbs up, peace sign, fist bump, shaking hands, handshake, shakes hands, making a toast, cheers, raising a toast, casting spells pose, performing, ballet pose, giving a presentation, voting, throwing, throws, tossing, pitching, hello pose, gesturing, flipping the bird",
      { weak: true },
    ),
  ],
  verb: "waves a paw",
  weight: 2,
  onFoot: true,
  figure: waving,
};

/** The sitting figure with its right foreleg raised. */
export function waving(body: Body): Figure {
  const figure = onOneForeleg(sittingFront(body), "right");
  const g = body.girth;
  const resting = figure.limbs.filter(({ name }) => !name.startsWith("right fore"));
  const reach = 20 * (body.head - 1) + (body.holding ? 8 : 0);
  const wrist = body.holding ? -158 : -184;
  const raised = leg(
    "right foreleg",
    [[40 * g, -176], [88 * g, -142], [130 * g + reach, -146], [148 * g + reach, wrist]],
    [30 * g, 27, 23, 20],
    { bare: 0.3 },
  );
  const at = [155 * g + reach, wrist - 24] as const;
  return {
    ...figure,
    limbs: [...resting, raised],
    front: [
      body.holding
        ? paw("right forepaw", at, 28, { flat: 0.86, turn: -0.1 })
        : paw("right forepaw", at, 31, { pads: true, turn: 0.16 }),
    ],
    head: { ...figure.head, turn: -Math.abs(figure.head.turn), yaw: 0.2 },
    hand: { at, turn: 0.16, scale: 1, raised: true },
    rest: { ...figure.rest, right: 140 * g },
  };
}
