/** @module A small thing behind one ear: a pencil, a sprig, a feather. */
import { bounds, widthOf } from "../geometry/measure.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { putOnSideOfHead } from "../staging/held/worn_on_head_and_neck.ts";
import { middleOf, partOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: { ja: "耳に, 耳の後ろに, 耳の上に", ko: "귀에, 귀 뒤에" },
  after: {
    en:
      "behind its ear, behind his ear, behind her ear, behind their ear, behind the ear, behind one ear, behind an ear, behind its left ear, behind his left ear, behind her left ear, behind its right ear, behind his right ear, behind her right ear, tucked behind its ear, tucked behind his ear, tucked behind her ear, tucked behind the ear, tucked behind one ear, stuck behind its ear, stuck behind his ear, stuck behind her ear, perched behind its ear, over its ear, over his ear, over her ear, over one ear, by its ear, by his ear, by her ear, at its ear, at his ear, at her ear",
    de:
      "hinter dem Ohr, hinterm Ohr, hinter seinem Ohr, hinter ihrem Ohr, hinter einem Ohr, hinter das Ohr, hinters Ohr, am Ohr, hinter dem linken Ohr, hinter dem rechten Ohr",
    fr:
      "derrière l'oreille, derriere l'oreille, derrière une oreille, sur l'oreille, à l'oreille, a l'oreille, derrière son oreille",
    es:
      "detrás de la oreja, tras la oreja, en la oreja, detras de la oreja, detrás de una oreja, detrás de su oreja",
    it: "dietro l'orecchio, sull'orecchio, dietro un orecchio, all'orecchio",
    pt: "atrás da orelha, na orelha, detrás da orelha, atras da orelha, atrás de uma orelha",
    nl: "achter haar oor, achter zijn oor, achter het oor, achter een oor, achter z'n oor",
    pl: "za uchem, za uszkiem, za jednym uchem, za ucho",
    ru: "за ухом, за ушком, за одним ухом, за ухо",
    uk: "за вухом, за вушком",
    sv: "bakom örat, bakom ena örat",
    da: "bag øret, bag det ene øre",
    no: "bak øret, bak det ene øret",
    cs: "za uchem, za ouškem",
    tr: "kulağının arkasında, kulağının arkasına, kulağında",
    fi: "korvan takana, korvansa takana",
    ro: "după ureche, la ureche",
    ja: "を耳に, を耳の後ろに",
    zh: "别在耳后, 夹在耳后, 别在耳朵上, 夹在耳朵上, 戴在耳边, 在耳后, 在耳边, 在耳朵后面",
    ko: "를 귀에, 을 귀에",
  },
  phrase: "wearing _ behind its ear",
  phase: "paws",
  who: "cat",
  what: "thing",
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind === "cat" && what.kind === "thing") putOnSideOfHead(cat, what, "ear");
  },
  holds(who, what) {
    const head = partOf(who, "head");
    if (!head) return false;
    const box = bounds(head.outline), wide = widthOf(box);
    const [x, y] = middleOf(what.box);
    const aside = Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2);
    return aside > wide * 0.2 && aside < wide * 1.1;
  },
};
