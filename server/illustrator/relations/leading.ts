/** @module On a leash before the cat. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { ROPE, walk } from "../staging/towing.ts";

export const relation: RelationEntry = {
  words: {
    en: "leading, leads, walking a, walks a, walking his, walking her, walking its, walking the",
  },
  phrase: "leading",
  phase: "surroundings",
  who: "cat",
  poses: ["upright", "walking", "sitting", "standing"],
  arrange(stage, who, what) {
    const leash = stage.things.find(({ prop }) => prop === "leash");
    for (const actor of who) if (actor.kind === "cat") walk(actor, what, leash);
  },
  holds({ scene, box }, what) {
    // The leash may be a thing of its own.
    return scene.items.some((item) =>
      item.is === "line" && item.name.startsWith(ROPE) &&
      [box, what.box].every(({ left, right }) =>
        item.points.some(([x]) => x > left - 6 && x < right + 6)
      )
    );
  },
};
