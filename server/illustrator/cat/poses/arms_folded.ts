/** @module Upright, its arms folded before the chest. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { upright } from "../body/upright_figure.ts";

export const pose: PoseEntry = {
  words:
    "arms folded, folded arms, arms crossed, crossed arms, crossing its arms, crossing his arms, crossing her arms, crosses its arms, crosses his arms, crosses her arms, folding its arms, folding his arms, folding her arms, with folded arms, with crossed arms, with arms crossed, with its arms crossed, with his arms crossed, with her arms crossed, with its arms folded, with his arms folded, with her arms folded, arms across its chest, arms crossed over its chest, paws crossed over its chest, paws folded across its chest",
  nearest: "hugging itself, hugging himself, hugging herself, bouncer stance, bouncer pose",
  verb: "folds its arms",
  drawnAs: "with folded arms",
  moods: ["grumpy", "proud", "smug", "bored", "brave"],
  onFoot: true,
  figure: armsFolded,
};

/** The forearms one over the other: the paw of the one lies at the elbow of the other. */
function armsFolded(body: Body): Figure {
  return upright(body, {
    left: { elbow: [108, -140], paw: [-40, -152], turn: 1.3 },
    right: { elbow: [112, -132], paw: [-62, -140], turn: -1.3 },
  });
}
