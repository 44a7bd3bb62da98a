/** @module Paws on the keys. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { workTogether } from "../staging/acts/busy_paws.ts";
import { isWorkedAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "ใช้, พิมพ์",
    en:
      "typing, types, typing on, working on, coding on, using, working at, operating, hacking, type, types on, types at, works on, works at, hacking on, programming on, coding, gaming on, playing on a laptop, writing on a laptop, typing at, typing away on, writes on a laptop",
    de: "tippt, tippt auf, arbeitet an, tippend, arbeitet am, sitzt am, programmiert auf, tippt an",
    fr: "tape, tape sur, travaille sur, tapant sur, travaillant sur, pianote sur, programme sur",
    es: "tecleando, escribiendo en, trabajando en, trabaja en, programando en, escribe en",
    it: "digita, scrive su, lavora a, scrivendo su, lavorando a, lavora al, digitando su",
    pt:
      "digitando, trabalhando no, digitando no, digita, trabalha no, programando no, trabalhando em",
    nl: "typt, werkt aan, typend, typend op, werkend aan, typt op",
    pl: "pisze na, pracuje na, pracujący na, stuka w, programuje na",
    ru:
      "печатает на, работает за, печатающий на, работает на, программирует на, сидит за, печатает за",
    uk: "друкує на, набирає на",
    sv: "skriver på en dator, jobbar på, arbetar vid, programmerar på",
    zh: "用, 打字, 使用",
    ar: "يعمل على, تعمل على, يستخدم",
    ro: "scrie la, lucrează la, tastează la, bate la",
    da: "taster på, skriver på en computer, skriver på skrivemaskine, arbejder ved, arbejder på",
    no: "taster på, skriver på en datamaskin, skriver på skrivemaskin, jobber ved, jobber på",
    cs: "píše na, pracuje na, ťuká do",
    hu: "gépel, dolgozik a",
    fi: "kirjoittaa koneella, työskentelee",
    id: "mengetik di, bekerja di, mengetik",
    vi: "gõ, đánh máy, làm việc với",
    el: "πληκτρολογεί σε, γράφει σε, γράφει στο, δουλεύει στο, δουλεύει σε",
    he: "מקליד על, מקלידה על, מקליד ב, עובד על, עובדת על, מקליד, מקלידה",
  },
  after: {
    ja: "を打つ, を使って, を使う, を操作, を打っている, でタイプ",
    ko: "치고 있는, 사용하는, 하는, 두드리는",
    tr: "kullanan, yazan",
    hi: "पर टाइप कर रही, पर टाइप करती",
  },
  phrase: "typing on",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange: (stage, who, what) => workTogether(stage, who, what, { highest: 130 }),
  holds: isWorkedAt,
};
