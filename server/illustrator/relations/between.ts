/** @module With one of them on either side. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { flank } from "../staging/around/surrounding.ts";
import { placeBeside } from "../staging/around/sides.ts";
import { boxAround } from "../staging/actor_boxes.ts";
import { actorsBeside, middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "ระหว่าง",
    en:
      "between, in between, sandwiched between, squeezed between, strung between, sitting between, flanked by, framed by",
    de: "zwischen, inmitten zweier, mitten zwischen",
    fr: "entre, au milieu de deux",
    es: "entre",
    it: "tra, fra, in mezzo a due, tra due, tra i, tra le, fra i, fra le, tra gli",
    pt: "entre",
    nl: "tussen, tussen twee, tussenin",
    pl: "między, pomiędzy",
    ru: "между, меж, промеж",
    uk: "між, поміж",
    sv: "mellan, mitt emellan",
    ar: "بين, ما بين",
    da: "mellem",
    no: "mellom",
    cs: "mezi",
    ro: "între",
    id: "di antara",
    vi: "giữa, ở giữa",
    el: "ανάμεσα σε, ανάμεσα στα, ανάμεσα στις, ανάμεσα στους, μεταξύ",
    he: "בין",
  },
  after: {
    ja: "の間, の間に, の間で",
    ko: "사이에, 사이의, 사이에서",
    zh: "之间, 中间",
    tr: "arasında, arasındaki, aralarında",
    hi: "के बीच",
    fi: "välissä, keskellä",
    hu: "között",
  },
  phrase: "between",
  phase: "surroundings",
  arrange(stage, who, what) {
    // One thing alone is meant as several: "between flower pots".
    const isSeveral = what.kind === "thing" && (what.count > 1 || stage.things.length === 1);
    if (isSeveral) {
      // "A book between two candles": neither of them stands before the cat.
      const free = who.filter(({ kind, isPlaced }) => kind === "thing" && !isPlaced);
      if (free.length > 0) placeBeside(free, stage.cats, 1, ROOM);
      return flank(what, who);
    }
    const isSecond = stage.things.some((thing) =>
      thing !== what && thing.isPlaced && thing.placing.at[0] < boxAround(who).left
    );
    placeBeside([what], who, isSecond ? 1 : -1);
  },
  holds(who, what) {
    if (what.box.left < who.body.left && what.box.right > who.body.right) return true;
    const [x] = middleOf(who.body);
    const isLeft = middleOf(what.box)[0] < x;
    // The other one of the two stands on the other side.
    return actorsBeside(who, isLeft ? 1 : -1);
  },
};

/** Between a cat and a thing that others flank, in units. */
const ROOM = 150;
