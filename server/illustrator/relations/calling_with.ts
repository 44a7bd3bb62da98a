/** @module At the ear. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { atTheEar } from "../staging/held/held_at_the_ear.ts";
import { isAtCheek } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "talking on, talks on, talking into, calling on, chatting on, chatting with someone on, speaking on, speaks on, gossiping on",
    de: "telefoniert mit, spricht am, redet am",
    fr: "téléphone avec, parle au",
    es: "hablando por, habla por",
    it: "parla al, parlando al",
    pt: "falando no, falando ao, fala ao",
    nl: "belt met, praat door",
    pl: "rozmawia przez, dzwoni przez, gada przez",
    ru: "говорит по, разговаривает по",
    uk: "говорить по",
    sv: "pratar i",
    da: "taler i",
    no: "snakker i",
    ar: "يتكلم في, تتكلم في, يتحدث عبر, تتحدث عبر",
  },
  after: {
    tr: "ile konuşuyor, ile konuşan",
    ja: "で電話, で電話して, で電話する, で電話している",
    ko: "로 통화, 로 통화하는, 로 전화하는",
    hi: "पर बात कर रही, पर बात करती, पर बात कर रहा",
  },
  phrase: "talking on",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange: eachCatWithThing(atTheEar),
  holds: isAtCheek,
};
