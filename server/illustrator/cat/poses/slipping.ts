/** @module Its feet gone from under it: leaning far back, a leg in the air, the arms flung out. */
import type { Body, Figure } from "../body/figure.ts";
import { turnedFigure } from "../body/turned_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { placing } from "../../geometry/transform.ts";
import { pose as kicking } from "./kicking.ts";

export const pose: PoseEntry = {
  words:
    "slipping, slips, slipped, slipping over, slipping on, slips on, slipped on, losing its balance, losing his balance, losing her balance, loses its balance, losing its footing, sliding on ice, slipping on ice, skidding, skids",
  nearest:
    "tripping, tripping over, sliding, slides, sliding along, sliding around, slid, trips over, stumbling, stumbles",
  verb: "slips",
  hidesClothes: true,
  isLively: true,
  face: { mouth: "round", eye: 1.12, pupil: 0.42, upperLid: 0, lowerLid: 0 },
  figure: slipping,
};

/** How far it leans back, in radians, and how high its one foot is above the ground then, in units. */
const BACK = -0.44, UP = 22;

function slipping(body: Body): Figure {
  const figure = turnedFigure(
    kicking.figure(body),
    placing({ at: [40, -UP], turn: BACK }),
    BACK,
  );
  return {
    ...figure,
    head: { ...figure.head, yaw: 0.3, turn: BACK * 0.7 },
    rest: { left: -130, right: 90, lift: UP },
  };
}
