/** @module A small thing behind one ear: a pencil, a sprig, a feather. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { putOnSideOfHead } from "../staging/held/worn_on_head_and_neck.ts";
import { isOnSideOfHead } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: { ja: "耳に, 耳の後ろに, 耳の上に", ko: "귀에, 귀 뒤에" },
  after: {
    en:
      "on {its|his|her|the|one} ear, on {its|his|her} {left|right} ear, {clipped|pinned|pegged} {to|on} {its|his|her|one} ear, behind {its|his|her|their|the} ear, behind one ear, behind an ear, behind {its|his|her} left ear, behind {its|his|her} right ear, tucked behind {its|his|her|the} ear, tucked behind one ear, stuck behind {its|his|her} ear, perched behind its ear, over {its|his|her} ear, over one ear, by {its|his|her} ear, at {its|his|her} ear",
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
    ar: "خلف أذنه, خلف أذنها, وراء أذنه, وراء أذنها",
    hi: "कान के पीछे",
  },
  phrase: "wearing _ behind its ear",
  phase: "paws",
  who: "cat",
  what: "thing",
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind === "cat" && what.kind === "thing") putOnSideOfHead(cat, what, "ear");
  },
  holds: isOnSideOfHead,
};
