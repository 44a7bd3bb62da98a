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
      "throwing, throws, tossing, tosses, hurling, batting at, bats at, swatting, swatting at, hitting, throw, toss, hurls, swats, swats at, pawing, batting, knocking over, knocks over, hits, kicking a, kicks, spiking, shooting, shoots, catching a ball, serving a",
    de:
      "wirft, schleudert, schlägt nach, werfend, werfen, wirft mit, schmeißt, schlägt, schubst, stößt um",
    fr: "lance, lançant, jette, lançant un, jetant, renverse, tape dans, frappe, attrape au vol",
    es: "lanzando, lanza, tirando, arrojando, tira, lanzando un, golpeando, empujando, pateando",
    it: "lancia, lanciando, lancia un, tira, colpisce, rovescia, lanciando una",
    pt:
      "jogando uma, atirando, lançando, joga, jogando um, arremessando, derrubando, chutando, chuta",
    nl: "gooit, werpt, gooiend, gooit met, slaat, stoot om, trapt tegen",
    pl: "rzuca, rzucający, rzuca w, kopie, zrzuca, strąca, rzucając",
    ru: "бросает, кидает, бросающий, кидает в, метает, бьёт, роняет, сбивает, пинает",
    uk: "кидає",
    sv: "kastar, kastande, slår på, sparkar, välter",
    zh: "扔, 投, 抛, 踢, 扔着",
    ar: "يرمي, ترمي, يركل",
    da: "kaster, sparker, vælter",
    no: "kaster, sparker, velter",
    cs: "hází, kope do, shazuje",
    fi: "heittää, potkaisee",
    hu: "dob, rúg",
    ro: "aruncă, lovește",
    id: "melempar, menendang",
    vi: "ném, đá",
  },
  after: {
    ja: "を投げて, を投げる, を投げている, を蹴る, を蹴って",
    ko: "던지는, 던지고, 차는",
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
