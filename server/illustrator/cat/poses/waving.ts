/**
 * @module Sitting with one paw raised: to wave, its pink pads to the viewer, or around a thing it holds.
 */
import { arm, type Bend, openTowards } from "../body/arm.ts";
import type { Body, Figure } from "../body/figure.ts";
import { paw } from "../body/limbs.ts";
import { mappedPart } from "../body/mapped_part.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { onOneForeleg } from "../body/seated_weight.ts";
import { sittingFront } from "../body/sitting_figure.ts";

export const pose: PoseEntry = {
  words:
    "waving, waves at, waves to, waved, waving hello, greeting, saying hello, saying hi, saludando, waving goodbye, waves hello, waves goodbye, waving a paw, waving its paw, waving his paw, waving her paw, giving a high five, saying bye, bye bye, greets, maneki neko, lucky cat, lucky cat pose, fortune cat, beckoning paw",
  nearest:
    "high fiving, high five, high fives, giving a high five, doing a high five, high-fiving, beckoning, asking, thumbs up, giving a thumbs up, peace sign, fist bump, shaking hands, handshake, shakes hands, making a toast, cheers, raising a toast, casting spells pose, performing, giving a presentation, voting, throwing, throws, tossing, pitching, hello pose, gesturing, flipping the bird",
  verb: "waves a paw",
  weight: 2,
  onFoot: true,
  figure: waving,
};

/** The sitting figure with its right foreleg raised, before nothing: the tail lies on the other side. */
export function waving(body: Body): Figure {
  const figure = onOneForeleg(sittingFront(body), "right");
  const g = body.girth;
  const resting = figure.limbs.filter(({ name }) => !name.startsWith("right fore"));
  const reach = 20 * (body.head - 1) + (body.holding ? 8 : 0);
  const bend: Bend = {
    shoulder: [44 * g, -186],
    elbow: [108 * g + reach * 0.6, -128],
    wrist: [138 * g + reach, body.holding ? -160 : -186],
  };
  const raised = arm("right foreleg", bend, g, figure.torso[0]!.outline);
  const at = [bend.wrist[0] + 8, bend.wrist[1] - 23] as const;
  const shown = body.holding
    ? paw("right forepaw", at, 28, { flat: 0.86, turn: -0.1 })
    : paw("right forepaw", at, 30, { pads: true, turn: 0.16 });
  return {
    ...figure,
    back: figure.back.map((part) => mappedPart(part, ([x, y]) => [-x, y])),
    limbs: [...resting, raised],
    front: [openTowards(shown, bend.wrist)],
    head: { ...figure.head, turn: -Math.abs(figure.head.turn), yaw: 0.2 },
    hand: { at, turn: 0.16, scale: 1, raised: true },
    rest: { left: -figure.rest.right, right: 140 * g, lift: 0 },
  };
}
