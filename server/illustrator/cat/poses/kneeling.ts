/** @module On one knee before someone, the head bowed. */
import type { Body, Figure, Part } from "../body/figure.ts";
import { leg, paw } from "../body/limbs.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { upright } from "../body/upright_figure.ts";

/** Most girth of its legs. */
const WIDEST = 1.14;

export const pose: PoseEntry = {
  words:
    "kneeling, kneels, kneel, knelt, kneeling down, on one knee, on its knees, on his knees, on her knees, down on one knee, sliding on its knees, sliding on his knees, sliding on her knees, knee slide, knee sliding, down on its knees, down on his knees, down on her knees, bending the knee, proposing, proposes, genuflecting, taking a knee",
  nearest: "",
  verb: "kneels",
  drawnAs: "kneeling",
  figure: kneeling,
};

/** The upright figure lowered on one knee, an arm before the chest. */
function kneeling(body: Body): Figure {
  // Wider, and its bent legs would leave the belly they grow from.
  const g = Math.min(WIDEST, body.girth);
  const figure = upright(body, {
    left: { elbow: [96, -160], paw: [48, -106] },
    right: { elbow: [98, -152], paw: [36, -122], turn: -0.4 },
  });
  const down = 44;
  const lower = (part: Part): Part => ({
    ...part,
    outline: part.outline.map(([x, y]) => [x, y + down]),
    ...(part.contour && { contour: part.contour.map(([x, y]) => [x, y + down] as const) }),
    axis: part.axis.map(([x, y]) => [x, y + down]),
    ...(part.toes && { toes: { ...part.toes, at: [part.toes.at[0], part.toes.at[1] + down] } }),
  });
  const isHind = ({ name }: Part) => /hind/.test(name);
  const at = <A extends { at: readonly [number, number] }>(anchor: A): A => ({
    ...anchor,
    at: [anchor.at[0], anchor.at[1] + down],
  });
  return {
    ...figure,
    back: [
      ...figure.back.map(lower),
      paw("left hind paw", [-112 * g, -16], 38, { flat: 0.46, turn: -0.2 }),
    ],
    torso: figure.torso.map(lower),
    limbs: [
      leg("left hind leg", [[-40 * g, -66], [-64 * g, -38], [-92 * g, -22]], [46 * g, 40, 30], {
        bare: 0.36,
      }),
      leg("right hind leg", [[38 * g, -66], [90 * g, -80], [88 * g, -22]], [44 * g, 37, 29], {
        bare: 0.32,
      }),
      paw("right hind paw", [98 * g, -15], 41, { flat: 0.5 }),
      ...figure.limbs.filter((part) => !isHind(part)).map(lower),
    ],
    head: { ...at(figure.head), pitch: -0.8, turn: 0.1, yaw: 0.25 },
    chest: at(figure.chest),
    neck: at(figure.neck),
    shoulders: at(figure.shoulders),
    hand: at(figure.hand),
    rest: { left: -130 * g, right: 130 * g, lift: 0 },
  };
}
