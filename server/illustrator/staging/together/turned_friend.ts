/** @module Another animal that turns to what it looks at. Friends are drawn looking to the left. */
import { bounds } from "../../geometry/measure.ts";
import type { Item } from "../../scene.ts";
import { boxOf } from "../actor_boxes.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";
import { placeThing } from "../around/free_things.ts";
import { middleOf, type Seen } from "../seen.ts";
import type { Stage } from "../stage.ts";
import { thingOnStage } from "../thing_on_stage.ts";

/** Gives it a place beside the cats where it has none, and turns it to what it looks at. */
export function turnFriend(stage: Stage, friend: ThingOnStage, what: OnStage): void {
  if (!friend.isPlaced) placeThing(stage, friend);
  const [x] = middleOf(boxOf(friend)), [ox] = middleOf(boxOf(what));
  friend.placing.mirror = ox > x;
}

/** Whether a scene shows it turned so: its outline goes as it is drawn, or as in a mirror. */
export function isTurnedTo(who: Seen, what: Seen): boolean {
  const held = who.scene.spec.props[Number(who.items[0]?.of?.split(" ")[1]) - 1];
  const [first] = held ? thingOnStage(who.scene.spec, held, 0).items : [];
  const own = pointsAside(first), seen = pointsAside(who.items[0]);
  const alike = own.reduce((sum, aside, i) => sum + aside * (seen[i] ?? 0), 0);
  const [x] = middleOf(who.box), [ox] = middleOf(what.box);
  return ox > x ? alike <= 0 : alike >= 0;
}

/** How far each point of its outline lies aside of its middle. */
function pointsAside(item: Item | undefined): number[] {
  if (item?.is !== "region") return [];
  const [middle] = middleOf(bounds(item.outline));
  return item.outline.map(([x]) => x - middle);
}
