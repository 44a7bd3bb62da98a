/** @module Held open before the chest, the eyes on it. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { read } from "../staging/acts/reading.ts";
import { eyesOf, looksAt } from "../staging/seen.ts";
import { coveredShare } from "../staging/silhouette.ts";

/** What is read lies before the reader, not beside it: at least this share of it. */
const ON_LAP = 0.25;

export const relation: RelationEntry = {
  words: {
    th: "อ่าน",
    en:
      "reading, reads, read, studying, reading from, holding open, leafing through, engrossed in, buried in a, absorbed in a, reading out of, with its nose in, with her nose in, with his nose in, with its nose buried in, with her nose buried in, with his nose buried in",
    de: "liest, studiert, lesend, lesen, liest in, blättert in, schmökert in",
    fr: "lit, lisant, qui lit, lisent, lire, bouquine, feuillette",
    es: "leyendo, lee, leen, leyendo un, estudiando, hojeando",
    it: "legge, leggendo, leggono, che legge, studia, sfoglia",
    pt: "lendo, lê, leem, estudando, folheando",
    nl: "leest, lezend, lezen, bladert in, leest in",
    pl: "czyta, czytający, czytająca, czytając, czytają",
    ru: "читает, читают, читающий, читающая, листает, изучает",
    zh: "读, 看书, 读着, 看着书, 阅读, 在读",
    uk: "читає, читають, читаючи",
    sv: "läser, läsa, läsande, läser en, läser i",
    ar: "يقرأ, تقرأ, يقرأ كتابا",
    da: "læser, læser i, læsende",
    no: "leser, leser i, lesende",
    cs: "čte, čte si, čtoucí",
    fi: "lukee, lukemassa",
    hu: "olvas, olvassa, olvasó",
    ro: "citește, citind",
    id: "membaca, baca",
    vi: "đọc, đang đọc",
    el: "διαβάζει, διαβάζοντας, διαβάζουν",
    he: "קורא, קוראת, קוראים, קורא ב, קוראת ב",
  },
  after: {
    ja: "を読んで, を読む, 読んで, を読んでいる, を読み, 読んでいる, 読む",
    ko: "읽고, 읽는, 읽는다, 읽고 있다, 읽어, 읽고 있는, 보는",
    tr: "okuyan, okuyor, okurken",
    hi: "पढ़ रही, पढ़ती, पढ़ रहा, पढ़ते हुए",
  },
  phrase: "reading",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "lying", "loaf"],
  arrange: eachCatWithThing(read),
  holds(who, what) {
    return coveredShare(what.box, who.body) > ON_LAP &&
      eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
