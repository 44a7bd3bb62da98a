/**
 * Held open before the chest, the eyes on it.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { isUpright } from "../cat/reaching.ts";
import { holdBefore, workAt } from "../staging/paws.ts";
import { faceOf } from "../staging/stage.ts";
import { eyesOf, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en: "reading, reads, read, studying, reading from, holding open",
    de: "liest, studiert",
    fr: "lit, lisant, qui lit",
    es: "leyendo, lee",
    it: "legge, leggendo",
    pt: "lendo, lê",
    nl: "leest",
    pl: "czyta",
    ru: "читает",
    zh: "读, 看书, 读着",
    sv: "läser",
    ar: "يقرأ",
  },
  after: {
    ja: "を読んで, を読む, 読んで",
    ko: "읽고, 읽는",
    tr: "okuyan, okuyor",
  },
  phrase: "reading",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "lying", "loaf"],
  arrange(_stage, who, what) {
    for (const actor of who) {
      if (actor.kind !== "cat" || what.kind !== "thing") continue;
      if (isUpright(actor.cat.figure)) holdBefore(actor, what, { largest: 210, lift: -18 });
      else workAt(actor, what, { highest: 90, paws: false });
      actor.target = faceOf(what);
    }
  },
  holds(who, what) {
    return eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
