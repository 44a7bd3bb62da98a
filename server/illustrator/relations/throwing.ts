/**
 * In the air before it, just out of the raised paw.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { toss } from "../staging/throwing.ts";
import { eyesOf, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "ขว้าง, โยน",
    en:
      "throwing, throws, tossing, tosses, hurling, batting at, bats at, swatting, swatting at, hitting, throw, toss, hurls, swats, swats at, pawing, batting, hits, spiking, shooting, shoots, catching a ball, serving a",
    de: "wirft, schleudert, schlägt nach, werfend, werfen, wirft mit, schmeißt, schlägt",
    fr: "lance, lançant, jette, lançant un, jetant, tape dans, frappe, attrape au vol",
    es: "lanzando, lanza, tirando, arrojando, tira, lanzando un, golpeando",
    it: "lancia, lanciando, lancia un, tira, colpisce, lanciando una",
    pt: "jogando uma, atirando, lançando, joga, jogando um, arremessando",
    nl: "gooit, werpt, gooiend, gooit met, slaat",
    pl: "rzuca, rzucający, rzuca w, rzucając",
    ru: "бросает, кидает, бросающий, кидает в, метает, бьёт",
    uk: "кидає",
    sv: "kastar, kastande, slår på",
    zh: "扔, 投, 抛, 扔着",
    ar: "يرمي, ترمي",
    da: "kaster",
    no: "kaster",
    cs: "hází",
    fi: "heittää",
    hu: "dob",
    ro: "aruncă, lovește",
    id: "melempar",
    vi: "ném",
  },
  after: {
    ja: "を投げて, を投げる, を投げている",
    ko: "던지는, 던지고",
    tr: "atan, fırlatan, atıyor",
  },
  phrase: "throwing",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "waving", "dancing"],
  arrange(_stage, who, what) {
    for (const actor of who) if (actor.kind === "cat" && what.kind === "thing") toss(actor, what);
  },
  holds(who, what) {
    return what.box.bottom < who.box.bottom - 30 &&
      eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
