/** @module A small thing or animal on the bridge of the nose. */
import { bounds } from "../geometry/measure.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { putOnNose } from "../staging/held/head_and_mouth.ts";
import { middleOf, partOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    da: "på næsen, på snuden",
    no: "på nesen, på snuten",
    cs: "na nose, na čumáku",
    ro: "pe nas",
    id: "di hidung",
    vi: "trên mũi",
    hi: "नाक पर",
  },
  after: {
    en:
      "on {its|his|her|their|the} nose, on the cat's nose, on the kitten's nose, on the tip of {its|his|her} nose, on the end of its nose, sitting on {its|his|her} nose, sitting on the cat's nose, sits on its nose, sits on the cat's nose, landing on {its|his|her} nose, landing on the cat's nose, landed on {its|his|her} nose, landed on the cat's nose, lands on its nose, perched on {its|his|her} nose, perched on the cat's nose, resting on its nose, balanced on {its|his|her} nose",
    de: "auf der Nase, auf seiner Nase, auf ihrer Nase, auf der Nasenspitze, auf dem Näschen",
    fr: "sur le nez, sur son nez, sur le museau, sur le bout du nez, sur la truffe",
    es: "en la nariz, sobre la nariz, en su nariz, en el hocico, en la naricita",
    it: "sul naso, sul suo naso, sulla punta del naso, sul nasino",
    pt: "no nariz, em cima do nariz, no focinho, na ponta do nariz",
    nl:
      "op zijn neus, op haar neus, op de neus, op zijn snuit, op zn neus, op z'n neus, op d'r neus, op zijn neusje",
    pl: "na nosie, na nosku, na czubku nosa",
    ru: "на носу, на носике, на кончике носа",
    sv: "på nosen, på näsan",
    ja: "鼻の上に, 鼻に, 鼻先に, 鼻の頭に",
    zh: "在鼻子上, 鼻子上, 鼻尖上, 停在鼻子上, 落在鼻子上, 停在鼻尖上",
    ko: "코 위에, 코에, 코에 앉은",
    tr: "burnunda, burnunun üstünde, burnunun ucunda",
    da: "på næsen, på snuden",
    no: "på nesen, på snuten",
    uk: "на носику, на носі",
    ar: "على أنفه, على أنفها",
  },
  phrase: "with _ on its nose",
  phase: "paws",
  who: "cat",
  what: "thing",
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind === "cat" && what.kind === "thing") putOnNose(cat, what);
  },
  holds(who, what) {
    const head = partOf(who, "head");
    if (!head) return false;
    const { left, right, top, bottom } = bounds(head.outline);
    const [x, y] = middleOf(what.box);
    return x > left && x < right && y > top + (bottom - top) * 0.25 && y < bottom &&
      what.box.right - what.box.left < (right - left) * 0.6;
  },
};
