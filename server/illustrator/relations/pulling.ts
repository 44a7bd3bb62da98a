/** @module On a rope behind the cat. */
import { boundsOf } from "../geometry/measure.ts";
import type { Item } from "../scene.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { coveredShare } from "../staging/silhouette.ts";
import { pull, ROPE } from "../staging/acts/towing.ts";

export const relation: RelationEntry = {
  words: {
    en: "pulling, pulls, dragging, drags, towing, tows, hauling, hauls, tugging, tugs",
    de: "zieht, ziehend, schleppt, schleift",
    fr: "tire, tirant, traîne, traînant",
    es: "tirando de, tira de, arrastrando, arrastra, jalando, jala",
    it: "tira, tirando, trascina, trascinando",
    pt: "puxando, puxa, arrastando, arrasta",
    nl: "trekt, sleept",
    pl: "ciągnie, ciągnący",
    ru: "тянет, тащит, везёт",
  },
  phrase: "pulling",
  phase: "surroundings",
  who: "cat",
  poses: ["walking", "standing"],
  arrange(_stage, who, what) {
    for (const actor of who) if (actor.kind === "cat") pull(actor, what);
  },
  holds(who, what) {
    const isRope = (item: Item) => item.is === "line" && item.name.startsWith(ROPE);
    const load = boundsOf(what.items.filter((item) => !isRope(item)));
    const ropes = [...who.items, ...what.items].filter(isRope);
    return ropes.length > 0 && coveredShare(boundsOf(ropes), who.body) > 0 &&
      coveredShare(who.body, load) < 0.4;
  },
};
