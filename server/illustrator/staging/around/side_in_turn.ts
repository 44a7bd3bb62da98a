/** @module On which side of the cats the next thing stands where both have as much room. */
import { tailSideOf } from "../../cat/body/tail_side.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import type { Stage } from "../stage.ts";
import type { Side } from "./sides.ts";

/** By turns; the first thing stands where one cat has no tail. */
export function sideInTurn({ cats, things }: Stage): Side {
  const first = cats.length === 1 ? sideWithoutTail(cats[0]!) : 1;
  return things.filter(standsBeside).length % 2 === 0 ? first : -first as Side;
}

/** Whether it has its place already, and neither bears a cat nor is held by one. */
function standsBeside({ isPlaced, bears, heldBy }: ThingOnStage): boolean {
  return isPlaced && !bears && !heldBy;
}

function sideWithoutTail({ cat, placing }: CatOnStage): Side {
  const tail = tailSideOf(cat.figure) ?? -1;
  return placing.mirror ? tail : -tail as Side;
}
