/** @module An eye at what one looks through: a telescope, binoculars, a magnifying glass, a keyhole. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { holdInUse } from "../staging/held/in_use.ts";
import { hold } from "../staging/held/paws.ts";
import { isAtPaws, isInMouth } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "looking through, looks through, looked through, peering through, peers through, gazing through, gazes through, squinting through, squints through, staring through, stares through, spying with, spying through, watching through, observing through, observes through, stargazing with, stargazing through, looking down, peering down",
    de: "schaut durch, guckt durch, blickt durch, sieht durch, späht durch, durch blickend",
    fr: "regarde à travers, regardant à travers, observe à travers, observe avec, regarde dans",
    es:
      "mirando por, mirando a través de, mira por, mira a través de, observando con, mirando con, observa con",
    it: "guarda attraverso, guardando attraverso, guarda con, osserva con, guarda nel",
    pt: "olhando por, olhando através de, olha por, olha através de, espia por, olhando com",
    nl: "kijkt door, tuurt door, gluurt door",
    pl: "patrzy przez, spogląda przez, zagląda przez, patrzący przez",
    ru: "смотрит через, глядит через, смотрит сквозь, глядит в, смотрит в",
    uk: "дивиться через, дивиться крізь, дивиться у, дивиться в",
    sv: "tittar genom, kikar genom, ser genom",
    da: "kigger gennem, ser gennem",
    no: "ser gjennom, kikker gjennom",
    cs: "dívá se skrz, kouká skrz, dívá se dalekohledem",
    zh: "用望远镜看, 透过",
    ar: "ينظر من خلال, تنظر من خلال, ينظر عبر",
    he: "מסתכל דרך, מסתכלת דרך, מביט דרך, מביטה דרך",
  },
  after: {
    ja: "を覗いて, を覗く, を覗いている, をのぞいて, をのぞく, をのぞいている, で見て, で見ている",
    ko: "으로 보는, 로 보는, 으로 보고",
    tr: "ile bakan, ile bakıyor, dürbünle bakan",
    hi: "से देख रही, में से झाँक, में से देख, से देखती",
  },
  phrase: "looking through",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange: eachCatWithThing((cat, thing, { things }) => {
    if (!holdInUse(cat, thing, things)) hold(cat, thing);
  }),
  holds(who, what) {
    return isAtPaws(who, what) || isInMouth(who, what);
  },
};
