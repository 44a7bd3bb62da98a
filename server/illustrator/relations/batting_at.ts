/** @module In the air before it, a paw at it. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { batAt } from "../staging/acts/batting.ts";
import { eyesOf, isAtPaws, isInMouth, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "batting at, bats at, batting, swatting, swatting at, swats, swats at, hitting, hits, pawing, swiping at, swipes at, boxing at",
    de: "schlägt nach, schlägt, hascht nach",
    fr: "frappe, donne un coup de patte à",
    es: "golpeando, dando zarpazos a",
    it: "colpisce, dà una zampata a",
    pt: "dando patadas em",
    nl: "slaat, slaat naar",
    ru: "бьёт, трогает лапой, трогает лапкой, бьёт лапой, бьёт лапкой, теребит",
    sv: "slår på, slår efter",
    ro: "lovește",
    pl: "trąca łapą, trąca łapką, pacnął, pacnęła, uderza łapką, szturcha",
    uk: "б'є лапою, торкає лапкою, торкається лапкою",
    zh: "拍打, 拨弄, 扒拉, 拍打着",
    ar: "يضرب بمخلبه, تضرب بمخلبها",
  },
  after: {
    tr: "patiliyor, pati atıyor, dürtüyor, dürten",
    ja: "にじゃれている, をちょんちょん",
    ko: "툭툭 치는, 건드리는, 건드리고, 톡톡 치는",
    hi: "को छू रही, को छेड़ रही, को पंजा मार",
  },
  phrase: "batting at",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["reaching up", "sitting", "waving"],
  arrange: eachCatWithThing(batAt),
  holds(who, what) {
    return isInMouth(who, what) || isAtPaws(who, what) && what.box.bottom < who.box.bottom - 30 &&
        eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
