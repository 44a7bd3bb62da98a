/** @module As tall as it can be: upright on the tips of its hind paws, the chin up. */
import type { Body, Figure, Part } from "../body/figure.ts";
import { leg, paw } from "../body/limbs.ts";
import { mapped } from "../body/mapped_figure.ts";
import { upright } from "../body/upright_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import type { Point } from "../../scene.ts";

export const pose: PoseEntry = {
  words:
    "on tiptoe, on tiptoes, on its tiptoes, on his tiptoes, on her tiptoes, standing on tiptoe, standing on tiptoes, standing on its tiptoes, stands on tiptoe, on tippy toes, on its tippy toes, on the tips of its toes, en pointe, on pointe",
  nearest: "ballet pose, ballet position, ballet stance, arabesque",
  verb: "stands on tiptoe",
  drawnAs: "on tiptoe",
  onFoot: true,
  figure: onTiptoe,
};

/** How much higher it is than on its soles, in units. */
const HIGHER = 38;

function onTiptoe(body: Body): Figure {
  const g = body.girth;
  const figure = upright(body, {
    left: { elbow: [98, -160], paw: [126, -124], turn: 0.9 },
    right: { elbow: [98, -160], paw: [126, -124], turn: 0.9 },
  });
  const isHind = ({ name }: Part) => name.includes("hind");
  const raised = mapped(figure, ([x, y]): Point => [x, y - HIGHER]);
  const hind = (s: -1 | 1, side: string): Part[] => [
    paw(`${side} hind paw`, [s * 34 * g, -13], 21, { flat: 0.66 }),
    leg(
      `${side} hind leg`,
      [[s * 36 * g, -122 - HIGHER], [s * 42 * g, -100], [s * 36 * g, -56], [s * 34 * g, -16]],
      [36 * g, 36 * g, 25, 17, 16],
      { bare: 0.32 },
    ),
  ];
  return {
    ...raised,
    limbs: [
      ...hind(-1, "left"),
      ...hind(1, "right"),
      ...raised.limbs.filter((part) => !isHind(part)),
    ],
    head: { ...raised.head, pitch: 0.45 },
    rest: { left: -62 * g, right: 62 * g, lift: 0 },
  };
}
