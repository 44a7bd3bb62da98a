/** @module Candles at the height of the lips, the breath on its way to them. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { blowOut } from "../staging/acts/blowing_out.ts";
import { isBeforeLips } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "blowing out, blows out, blowing on, blows on, blowing out the candles on, blowing out the candles of, blowing out candles on, blows out the candles on, blowing the candles out on, blowing out his candles on, blowing out her candles on, blowing out its candles on, blowing out the candle on, making a wish over",
    de: "bläst aus, pustet aus, pustet, bläst die Kerzen aus auf",
    fr: "souffle les bougies de, souffle les bougies sur, soufflant, souffle",
    es: "soplando las velas de, apagando, apaga, sopla",
    it: "soffia, soffiando, soffia le candeline su, spegne le candeline su",
    pt: "soprando, assopra, apagando as velas de",
    nl: "blaast uit, blaast de kaarsjes uit op",
    pl: "zdmuchuje, dmucha na",
    ru: "задувает, дует на",
    uk: "задуває, гасить, дме на",
    sv: "blåser ut",
    zh: "吹灭, 吹",
    da: "puster ud",
    no: "blåser ut",
    cs: "sfoukává",
    fi: "puhaltaa",
    hu: "elfújja",
    ro: "suflă în",
    id: "meniup",
    vi: "thổi",
    ar: "يطفئ, تطفئ, ينفخ على, تنفخ على",
  },
  after: {
    ja: "を吹き消す, を吹き消して, を吹き消している",
    ko: "불어 끄는",
    tr: "üfleyen, üflüyor, üfleyip söndüren, söndürüyor, söndüren, mumları üfleyen",
    hi: "बुझा रही, बुझाती, फूँक मार रही, बुझा रहा",
  },
  phrase: "blowing at",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange: eachCatWithThing(blowOut),
  holds: isBeforeLips,
};
