/** @module In a boat, an oar in each paw. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { OAR, row } from "../staging/acts/rowing.ts";
import { isWithin } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "พาย",
    en: "rowing, rows, rowing a, rows a, rowed, paddling, paddles, paddling a, oaring",
    de: "rudert, rudernd, rudern, paddelt, paddeln, paddelnd",
    fr: "rame dans, ramant dans, ramant, pagaie, pagayant, rame",
    es: "remando, reman, remando en, rema en",
    it: "rema, remando, remano",
    pt: "remando, rema, remam",
    nl: "roeit, roeien, roeiend, roeit in, peddelt",
    pl: "wiosłuje, wiosłujący, wiosłują",
    ru: "гребёт, гребет, гребёт на, гребут",
    uk: "веслує, гребе",
    sv: "ror, rodde, paddlar",
    da: "ror, padler",
    no: "ror, padler",
    cs: "vesluje, veslující, pádluje",
    fi: "soutaa, meloo",
    hu: "evez, evező",
    ro: "vâslește, vâslește în, vâslind",
    id: "mendayung",
    vi: "chèo",
    el: "κωπηλατεί",
    he: "חותר ב, חותרת ב, חותר, חותרת",
    zh: "划着, 划",
    ar: "يجدف, تجدف",
  },
  after: {
    ja: "を漕ぐ, を漕いで, を漕いでいる, をこぐ, をこいで, をこいでいる",
    ko: "노를 젓는, 를 젓는, 을 젓는",
    tr: "kürek çeken",
  },
  phrase: "rowing",
  phase: "seat",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange(_stage, who, what) {
    if (what.kind === "thing") row(who, what);
  },
  holds(who, what) {
    return isWithin(who, what) && what.items.some(({ name }) => name.startsWith(OAR));
  },
};
