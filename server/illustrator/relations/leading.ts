/** @module On a leash before the cat. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import type { OnStage } from "../staging/actors.ts";
import { isNear } from "../staging/seen.ts";
import { precede, ROPE, walk } from "../staging/acts/towing.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "leading a parade of, leading a line of, leading a row of, leading a march of, leading, leads, walking a, walks a, walking his, walking her, walking its, walking the",
  },
  phrase: "leading",
  phase: "surroundings",
  who: "cat",
  poses: ["upright", "walking", "sitting", "standing"],
  arrange(stage, who, what) {
    const leash = stage.things.find(({ prop }) => prop === "leash");
    for (const actor of who) {
      if (actor.kind !== "cat") continue;
      if (!leash && isYoung(what)) precede(actor, what);
      else walk(actor, what, leash);
    }
  },
  holds(who, what) {
    if (isNear(who, what)) return true;
    const { scene, box } = who;
    // The leash may be a thing of its own.
    return scene.items.some((item) =>
      item.is === "line" && item.name.startsWith(ROPE) &&
      [box, what.box].every(({ left, right }) =>
        item.points.some(([x]) => x > left - 6 && x < right + 6)
      )
    );
  },
};

/** Who follows of its own accord. */
function isYoung(led: OnStage): boolean {
  return led.kind === "cat" || FOLLOWS.test(led.prop);
}

const FOLLOWS =
  /duck|chick|gosling|goose|hen$|mouse|penguin|baby|cub|piglet|lamb|hedgehog|snail|ants?$/;
