/** @module On its forepaws, the hind legs in the air. */
import type { Body, Figure } from "../body/figure.ts";
import { turnedFigure } from "../body/turned_figure.ts";
import { type Arm, upright } from "../body/upright_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";

export const pose: PoseEntry = {
  words:
    "handstand, doing a handstand, does a handstand, doing handstands, pawstand, standing on its forepaws, standing on its front paws, walking on its hands, walking on his hands, standing on its hands, standing on its head, standing on his head, standing on her head, stands on its head, headstand, doing a headstand, does a headstand",
  nearest: "cartwheel, cartwheels, cartwheeling, doing a cartwheel, breakdancing, break dancing",
  verb: "does a handstand",
  drawnAs: "in a handstand",
  hidesClothes: true,
  isLively: true,
  isInverted: true,
  figure: handstand,
};

/** The arms beside the head and over it, all of it turned over. */
function handstand(body: Body): Figure {
  const x = (128 * body.head + 22) / body.girth, y = -326 - 92 * body.head;
  const arm: Arm = { elbow: [x * 0.98, -262], paw: [x, y], turn: 0.05 };
  const figure = upright(body, { left: arm, right: arm });
  const turned = turnedFigure(figure, { a: 1, b: 0, c: 0, d: -1, e: 0, f: y - 16 }, Math.PI);
  return {
    ...turned,
    head: { ...turned.head, yaw: 0, turn: Math.PI },
    rest: { left: -x * body.girth - 24, right: x * body.girth + 24, lift: 0 },
    hand: { ...turned.hand, raised: false },
  };
}
