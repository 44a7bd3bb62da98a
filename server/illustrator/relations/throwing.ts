/** @module In the air before it, just out of the raised paw. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { toss } from "../staging/acts/throwing.ts";
import { eyesOf, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "ขว้าง, โยน",
    en:
      "throwing, throws, tossing, tosses, hurling, throw, toss, hurls, spiking, shooting, shoots, catching a ball, serving a",
    de: "wirft, schleudert, werfend, werfen, wirft mit, schmeißt",
    fr: "lance, lançant, jette, lançant un, jetant, tape dans, attrape au vol",
    es: "lanzando, lanza, tirando, arrojando, tira, lanzando un",
    it: "lancia, lanciando, lancia un, tira, lanciando una",
    pt: "jogando uma, atirando, lançando, joga, jogando um, arremessando",
    nl: "gooit, werpt, gooiend, gooit met, smijt",
    pl: "rzuca, rzucający, rzuca w, rzucając, ciska",
    ru: "бросает, кидает, бросающий, кидает в, метает, швыряет, мечет",
    uk: "кидає",
    sv: "kastar, kastande",
    zh: "扔, 投, 抛, 扔着",
    ar: "يرمي, ترمي",
    da: "kaster",
    no: "kaster",
    cs: "hází",
    fi: "heittää",
    hu: "dob",
    ro: "aruncă",
    id: "melempar",
    vi: "ném",
    el: "πετάει, πετά, ρίχνει",
    he: "זורק, זורקת, משליך",
  },
  after: {
    ja: "を投げて, を投げる, を投げている",
    ko: "던지는, 던지고",
    tr: "atan, fırlatan, atıyor",
    hi: "फेंक रही, फेंकती, फेंक रहा",
  },
  phrase: "throwing",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "waving", "dancing"],
  arrange: eachCatWithThing(toss),
  holds(who, what) {
    return what.box.bottom < who.box.bottom - 30 &&
      eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
