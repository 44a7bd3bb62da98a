/** @module Who feeds another animal: it stands beside the cat, which holds a piece of bread to its mouth. */
import { isUpright } from "../../cat/body/reaching.ts";
import { boundsOf, heightOf } from "../../geometry/measure.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import type { Point } from "../../scene.ts";
import { workBeside } from "../acts/beside_work.ts";
import { workAt } from "../acts/busy_paws.ts";
import { addTools, drawnBeside, type Work } from "../acts/tools.ts";
import type { CatOnStage } from "../actors.ts";

/** Where the paw is, as a share of the animal's box: just before its face. */
const AT_MOUTH: Point = [-0.04, 0.34];

/** How large the piece is, and how far before the paw, in units. */
const PIECE = 46, AHEAD = 20;

export function giveFood(cat: CatOnStage, work: Work): void {
  const { thing } = work;
  if (!isUpright(cat.cat.figure)) return workAt(cat, work, { highest: 110, paws: false });
  const high = heightOf(thing.box) * thing.placing.scale;
  workBeside(cat, thing, { high, paws: [AT_MOUTH, AT_MOUTH] });
  const [x, y] = cat.reach!.near!;
  cat.reach = { near: [x, y] };
  const items = drawnBeside(cat, "bread"), { left, right, top, bottom } = boundsOf(items);
  const scale = PIECE / Math.max(right - left, bottom - top);
  const at: Point = [
    x + AHEAD - (left + right) / 2 * scale,
    y - 12 - (top + bottom) / 2 * scale,
  ];
  addTools(cat, thing, "food", { items: moveItems(placing({ at, scale }), items) });
}
