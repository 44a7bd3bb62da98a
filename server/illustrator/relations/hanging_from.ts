/**
 * Both paws on it above the head, the ground out of reach.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { hang } from "../staging/company.ts";
import { pawsOf, touches } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "hanging from, hangs from, hanging on, dangling from, swinging from, swinging on, hanging onto",
    de: "hängt an, hängt von, baumelt an",
    fr: "suspendu à, pendu à, suspendue à, accroché à",
    es: "colgando de, cuelga de, colgado de, colgada de",
    it: "appeso a, appesa a, penzola da",
    pt: "pendurado em, pendurada em, pendurado no",
    nl: "hangt aan",
    pl: "wisi na, zwisa z",
    ru: "висит на, свисает с",
  },
  phrase: "hanging from",
  phase: "surroundings",
  who: "cat",
  what: "thing",
  poses: ["sitting", "dancing", "hanging upside down"],
  arrange(_stage, who, what) {
    for (const actor of who) if (actor.kind === "cat" && what.kind === "thing") hang(actor, what);
  },
  holds(who, what) {
    return pawsOf(who).some(({ outline }) => touches(outline, what.box)) &&
      what.box.top < who.body.top + 20;
  },
};
