/**
 * The face turned and the eyes on it.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { faceOf } from "../staging/stage.ts";
import { eyesOf, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "looking at, looks at, watching, watches, staring at, stares at, gazing at, admiring, eyeing, peering at, sniffing, smelling",
    de: "schaut auf, schaut an, blickt auf, beobachtet, betrachtet, guckt auf, sieht an",
    fr: "regarde, regardant, qui regarde, observe, fixe",
    es: "mirando, mira, observando, mirando a, contemplando",
    it: "guarda, guardando, che guarda, osserva, fissa",
    pt: "olhando para, olhando, olha, observando",
    nl: "kijkt naar, bekijkt",
    pl: "patrzy na, patrzący na, obserwuje",
    ru: "смотрит на, глядит на, наблюдает за",
    zh: "看着, 看, 望着, 盯着, 注视",
    sv: "tittar på, ser på",
    ar: "ينظر إلى, تنظر إلى",
  },
  after: {
    ja: "を見て, を見る, を見ている, を眺めて",
    ko: "보고, 보는, 바라보는",
    tr: "bakan, bakıyor, izleyen",
  },
  phrase: "looking at",
  phase: "gaze",
  who: "cat",
  arrange(_stage, who, what) {
    for (const actor of who) if (actor.kind === "cat") actor.target = faceOf(what);
  },
  holds(who, what) {
    return eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
