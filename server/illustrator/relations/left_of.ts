/** @module To the left of it as the viewer sees it. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { arrangeSides } from "../staging/around/sides.ts";
import { middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "on the left, to the left, left of, to the left of, on the left of, on the left side of, on the cat's left, on its left, on his left, on her left, at left, to its left, to his left, to her left",
    de:
      "links von, links neben, links vom, auf der linken Seite, links, zur linken, auf der linken seite von, zu seiner linken",
    fr: "à gauche de, à gauche, sur la gauche, à sa gauche, du côté gauche",
    es:
      "a la izquierda de, a la izquierda, en la izquierda, a su izquierda, a la izquierda del, al lado izquierdo",
    it:
      "a sinistra di, a sinistra, sulla sinistra, alla sinistra di, alla sua sinistra, a sinistra del",
    pt: "à esquerda de, à esquerda, na esquerda, do lado esquerdo, à sua esquerda, à esquerda do",
    nl: "links van, links, aan de linkerkant, links van de, aan zijn linkerkant",
    pl: "po lewej stronie, po lewej, na lewo od, z lewej, z lewej strony",
    ru: "слева от, слева, по левую сторону, с левой стороны, налево от",
    uk: "ліворуч, зліва, ліворуч від, зліва від",
    ja: "左に, 左側に",
    tr: "solda, sol tarafta",
    sv: "till vänster, till vänster om, på vänster sida",
    zh: "左边, 在左边, 左侧",
    ar: "على اليسار, إلى يسار, يسار",
    da: "til venstre, til venstre for",
    no: "til venstre, til venstre for",
    cs: "vlevo, nalevo od, vlevo od",
    ro: "la stânga, în stânga",
    id: "di sebelah kiri, di kiri",
    vi: "bên trái",
    el: "αριστερά από, στα αριστερά του, στα αριστερά της",
    he: "משמאל ל, משמאל",
  },
  after: {
    ja: "の左に, の左側, の左",
    ko: "왼쪽에, 왼쪽",
    tr: "solunda, sol tarafında",
    hi: "के बाईं ओर, के बाएँ, के बाएं, की बाईं तरफ",
  },
  phrase: "to the left of",
  phase: "surroundings",
  arrange(stage, who, what) {
    arrangeSides(who, what, -1, stage.things);
  },
  holds(who, what) {
    return middleOf(who.body)[0] < middleOf(what.body)[0];
  },
};
