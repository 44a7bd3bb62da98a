/**
 * @module The stage of a picture with several actors: every cat and thing of the recipe with its place, in
 * units of an adult cat. Relations move the actors; `performance.ts` turns the stage into items.
 */
import type { Actor, CatLook, CatSpec } from "../spec.ts";
import { AMPLE, type Room } from "../wardrobe/room.ts";
import { isWornBy, isWornThing } from "../wardrobe/worn_things.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "./actors.ts";
import { catOnStage } from "./cat_on_stage.ts";
import { thingOnStage } from "./thing_on_stage.ts";

/** The actors of a recipe. */
export interface Stage {
  spec: CatSpec;
  cats: CatOnStage[];
  things: ThingOnStage[];
  /** For the things. */
  room: Room;
}

/** Every actor of a recipe, cats side by side, things not yet placed. */
export function stageOf(spec: CatSpec, room: Room = AMPLE): Stage {
  const looks: CatLook[] = [spec, ...spec.others ?? []];
  const isAmongGrown = looks.some(({ age }) => age !== "kitten");
  const worn = spec.props.filter((_, i) => isWornThing(spec, i));
  const cats = looks.map((_, i) =>
    catOnStage(spec, i, {
      worn: worn.filter((held) => isWornBy(held, i + 1)),
      isAmongGrown,
      isOneOfSeveral: looks.length > 1,
    })
  );
  const things = spec.props.flatMap((held, i) =>
    isWornThing(spec, i) ? [] : [thingOnStage(spec, held, i, room)]
  );
  return { spec, cats, things, room };
}

/** The actor a relation names; undefined where the recipe has none. */
export function actorOf({ cats, things }: Stage, ref: Actor): OnStage | undefined {
  return [...cats, ...things].find((actor) => actor.ref === ref);
}
