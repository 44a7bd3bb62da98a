/**
 * A brush in the paw, or the eyes on what it paints.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { raise } from "../staging/paws.ts";
import { placeBeside } from "../staging/sides.ts";
import { faceOf } from "../staging/stage.ts";
import { eyesOf, isAtPaws, isInMouth, isNear, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "painting, paints, drawing, draws, sketching, colouring, painting at, writing, writes, writing with",
    de: "malt, zeichnet, schreibt",
    fr: "peint, peignant, dessine, écrit",
    es: "pintando, pinta, dibujando, escribiendo",
    it: "dipinge, disegna, scrive",
    pt: "pintando, pinta, desenhando, escrevendo",
    nl: "schildert, tekent, schrijft",
    pl: "maluje, rysuje, pisze",
    ru: "рисует, пишет",
  },
  phrase: "painting",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange(_stage, who, what) {
    for (const actor of who) {
      if (actor.kind !== "cat" || what.kind !== "thing") continue;
      if (what.art.spot === "hand") raise(actor, what);
      else {
        placeBeside([what], [actor], actor.placing.mirror ? -1 : 1, -46);
        actor.target = faceOf(what);
      }
    }
  },
  holds(who, what) {
    return isAtPaws(who, what) || isInMouth(who, what) ||
      isNear(who, what) && eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
