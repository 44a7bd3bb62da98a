/** @module A brush at a fence or a canvas, or the eyes on what is painted or written. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { paintAt } from "../staging/acts/painting.ts";
import { eyesOf, isAtPaws, isInMouth, isNear, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "เขียน",
    en:
      "painting at, writing, writes, writing with, writing on, writing in, writes on, writes in, drawing on, drawing with, painting on, writing a",
    de: "schreibt, bemalt, schreibend, schreibt in, malt an",
    fr: "écrit, repeint, repeignant",
    es: "escribiendo, escribe",
    it: "scrive, scrivendo, vernicia, verniciando",
    pt: "escrevendo, escreve",
    nl: "schrijft, verft, verven, beschildert",
    pl: "pisze, piszący",
    ru: "пишет, пишущий, красит, раскрашивает, красят",
    sv: "skriver",
    zh: "写, 写着, 粉刷, 在刷, 刷着, 涂着",
    ar: "يكتب, تكتب, يدهن, تدهن, يطلي, تطلي",
    da: "skriver",
    no: "skriver",
    cs: "píše",
    fi: "kirjoittaa",
    hu: "ír",
    ro: "scrie",
    id: "menulis",
    vi: "viết",
    uk: "фарбує, фарбують",
  },
  after: {
    ja: "を書いて, を書く, を塗る, を塗って, を塗っている, を塗り",
    ko: "쓰는, 칠하는, 칠하고, 칠하는 중, 에 페인트칠",
    tr: "yazan, boyuyor, boyarken",
    hi: "रंग रही, रंगती, पेंट कर रही, पेंट करती",
  },
  phrase: "painting",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "upright"],
  posesWith: () => ["upright"],
  arrange({ things }, who, what) {
    for (const actor of who) {
      if (actor.kind === "cat" && what.kind === "thing") paintAt(actor, { thing: what, things });
    }
  },
  holds(who, what) {
    return isAtPaws(who, what) || isInMouth(who, what) ||
      isNear(who, what) && eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
