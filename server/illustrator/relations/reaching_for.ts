/** @module A paw stretched up to what is just out of reach. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { reachFor } from "../staging/acts/reaching.ts";
import { eyesOf, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "reaching for, reaches for, reach for, reaching up for, reaches up for, reaching up to, reaching towards, reaches towards, reaching up towards, reaching out for, trying to reach, tries to reach, stretching for, stretching up for, stretching up to, stretching towards, trying to get at, trying to grab, tries to grab, stretching its paw towards, stretching his paw towards, stretching her paw towards, stretching a paw towards",
    de: "greift nach, streckt sich nach, reckt sich nach, angelt nach, langt nach",
    fr: "essaie d'atteindre, tend la patte vers, s'étire vers",
    es: "intentando alcanzar, tratando de alcanzar, alcanzando, estirándose hacia",
    it: "cerca di raggiungere, si allunga verso",
    pt: "tentando alcançar, esticando-se para",
    nl: "reikt naar, grijpt naar",
    pl: "sięga po",
    ru: "тянется к, тянется за",
    sv: "sträcker sig efter",
    da: "rækker ud efter",
    no: "strekker seg etter",
    cs: "natahuje se po, sahá po",
    uk: "тягнеться до, тягнеться за, тягнеться по",
    zh: "伸手去拿, 伸手够, 够",
    ar: "يمد يده نحو, تمد يدها نحو, يمد مخلبه نحو",
  },
  after: {
    ja: "に手を伸ばす, に手を伸ばして, に前足を伸ばして",
    ko: "에 손 뻗는, 을 향해 손을 뻗는, 를 향해 손을 뻗는",
  },
  phrase: "reaching for",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["reaching up"],
  arrange: eachCatWithThing(reachFor),
  holds(who, what) {
    const apart = Math.max(what.box.left - who.box.right, who.box.left - what.box.right);
    return apart < OUT_OF_REACH && what.box.top < who.body.bottom - 60 &&
      eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};

/** How far off what is reached for may be, in units. */
const OUT_OF_REACH = 300;
