/**
 * Upright on the side of it.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { climb } from "../staging/company.ts";
import { coveredShare } from "../staging/silhouette.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "climbing, climbs, climbing up, climbing on, scaling, climbing onto, clinging to, scratching, scratches, scratching at, clawing",
    de: "klettert auf, klettert, kratzt an, erklimmt",
    fr: "grimpe, grimpe sur, grimpe à, escalade, griffe",
    es: "trepando, trepando a, escalando, trepa, arañando, rascando",
    it: "si arrampica su, scala, graffia",
    pt: "subindo em, escalando, arranhando",
    nl: "klimt in, klimt op, krabt aan",
    pl: "wspina się na, drapie",
    ru: "лезет на, взбирается на, карабкается, царапает",
  },
  phrase: "climbing",
  phase: "surroundings",
  who: "cat",
  what: "thing",
  poses: ["sitting", "standing"],
  arrange(_stage, who, what) {
    for (const actor of who) if (actor.kind === "cat" && what.kind === "thing") climb(actor, what);
  },
  holds(who, what) {
    return coveredShare(who.body, what.box) > 0.04 && who.body.bottom > what.box.top &&
      who.first > what.first;
  },
};
