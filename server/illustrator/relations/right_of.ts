/** @module To the right of it as the viewer sees it. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { arrangeSides } from "../staging/around/sides.ts";
import { middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "on the right, to the right, right of, to the right of, on the right of, on the right side of, on the cat's right, on its right, on his right, on her right, at right, to its right, to his right, to her right",
    de:
      "rechts von, rechts neben, rechts vom, auf der rechten Seite, rechts, zur rechten, auf der rechten seite von, zu seiner rechten",
    fr: "à droite de, à droite, sur la droite, à sa droite, du côté droit",
    es:
      "a la derecha de, a la derecha, en la derecha, a su derecha, a la derecha del, al lado derecho",
    it: "a destra di, a destra, sulla destra, alla destra di, alla sua destra, a destra del",
    pt: "à direita de, à direita, na direita, do lado direito, à sua direita, à direita do",
    nl: "rechts van, rechts, aan de rechterkant, rechts van de, aan zijn rechterkant",
    pl: "po prawej stronie, po prawej, na prawo od, z prawej, z prawej strony",
    ru: "справа от, справа, по правую сторону, с правой стороны, направо от",
    uk: "праворуч, справа, праворуч від, справа від",
    ja: "右に, 右側に",
    tr: "sağda, sağ tarafta",
    sv: "till höger, till höger om, på höger sida",
    zh: "右边, 在右边, 右侧",
    ar: "على اليمين, إلى يمين, يمين",
    da: "til højre, til højre for",
    no: "til høyre, til høyre for",
    cs: "vpravo, napravo od, vpravo od",
    ro: "la dreapta, în dreapta",
    id: "di sebelah kanan, di kanan",
    vi: "bên phải",
    el: "δεξιά από, στα δεξιά του, στα δεξιά της",
    he: "מימין ל, מימין",
  },
  after: {
    ja: "の右に, の右側, の右",
    ko: "오른쪽에, 오른쪽",
    tr: "sağında, sağ tarafında",
    hi: "के दाईं ओर, के दाएँ, के दाएं, की दाईं तरफ",
  },
  phrase: "to the right of",
  phase: "surroundings",
  arrange(stage, who, what) {
    arrangeSides(who, what, 1, stage.things);
  },
  holds(who, what) {
    return middleOf(who.body)[0] > middleOf(what.body)[0];
  },
};
