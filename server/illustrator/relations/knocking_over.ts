/** @module Tipping away from a paw, off the edge of what the cat sits on or on the ground. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { knockOver } from "../staging/acts/knocking.ts";
import { eyesOf, isAtPaws, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "spilling, spills, knocking over, knocks over, knocking down, knocks down, knocking, knocks, knocked over, knocked down, tipped over, toppled, tipping over, tips over, toppling, topples, pushing over, pushes over, pushing off, pushes off, knocking off, knocks off",
    de: "stößt um, schubst, schubst um, wirft um, kippt um, stößt",
    fr: "renverse, fait tomber, renversant, faisant tomber",
    es: "derribando, derriba, volcando, tumbando, tirando al suelo",
    it: "rovescia, rovesciando, fa cadere, butta giù",
    pt: "derrubando, derruba, empurrando",
    nl: "stoot om, gooit om, duwt om",
    pl: "zrzuca, strąca, przewraca",
    ru: "роняет, сбивает, опрокидывает",
    uk: "перекидає, скидає, перевертає, збиває",
    sv: "välter, knuffar ner",
    zh: "打翻, 推倒, 碰倒",
    ar: "يسقط, تسقط",
    da: "vælter",
    no: "velter",
    cs: "shazuje, převrhne",
    fi: "kaataa, pudottaa",
    hu: "felborít, lelök",
    ro: "răstoarnă",
    id: "menjatuhkan",
    vi: "làm đổ",
  },
  after: {
    ja: "を倒す, を落とす, を倒して, を落として",
    ko: "넘어뜨리는, 떨어뜨리는",
    tr: "deviren, deviriyor, devirdi, düşürüyor",
    hi: "गिरा रही, गिराती, गिरा दिया, गिरा रहा, को गिरा",
  },
  phrase: "knocking over",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange: eachCatWithThing((cat, thing, { things }) => knockOver(cat, thing, things)),
  holds(who, what) {
    return isAtPaws(who, what) && eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
