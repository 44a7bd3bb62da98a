/** @module A thing on a cord around the neck: a key, a camera, a bell. */
import { boundsOf } from "../geometry/measure.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { hangAroundNeck } from "../staging/held/worn_on_head_and_neck.ts";
import { middleOf, partOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    ja: "首に, 首から",
    ko: "목에",
    hi: "गले में, गर्दन में, गले पर",
    zh: "脖子上系着, 脖子上戴着, 脖子上挂着, 脖子上围着",
  },
  after: {
    en:
      "around {its|his|her|their|the} neck, round {its|his|her|the} neck, about its neck, hanging around {its|his|her} neck, hanging round its neck, hanging from {its|his|her} neck, hung around {its|his|her} neck, slung around {its|his|her} neck, draped around {its|his|her} neck, on a cord around its neck, on a string around {its|his|her} neck, on a chain around {its|his|her} neck, on a ribbon around {its|his|her} neck, on a strap around {its|his|her} neck, tied around {its|his|her} neck, on {its|his|her} neck, at {its|his|her} neck",
    de:
      "um den Hals, am Hals, um seinen Hals, um ihren Hals, um den Hals hängen, um den Nacken, um den Hals gehängt",
    fr: "autour du cou, au cou, autour de son cou, pendu au cou, pendue au cou",
    es:
      "al cuello, en el cuello, alrededor del cuello, colgado del cuello, colgada del cuello, colgando del cuello",
    it: "al collo, intorno al collo, attorno al collo, appeso al collo, appesa al collo",
    pt:
      "ao pescoço, no pescoço, em volta do pescoço, ao redor do pescoço, pendurado no pescoço, pendurada no pescoço",
    nl:
      "om zijn nek, om haar nek, om de nek, om zijn hals, om haar hals, om de hals, rond zijn nek, rond haar nek",
    pl: "na szyi, wokół szyi, na szyję",
    ru: "на шее, вокруг шеи, на шейке",
    uk: "на шиї, навколо шиї",
    sv: "runt halsen, om halsen",
    da: "om halsen, rundt om halsen",
    no: "rundt halsen, om halsen",
    cs: "na krku, kolem krku",
    tr: "boynunda, boynuna",
    fi: "kaulassa, kaulassaan, kaulan ympärillä",
    ro: "la gât, în jurul gâtului",
    ja: "を首に, を首から",
    zh: "挂在脖子上, 在脖子上, 脖子上",
    ko: "를 목에, 을 목에",
    ar: "حول رقبته, حول رقبتها, على رقبته, على رقبتها, حول عنقه, حول عنقها, في رقبته, في رقبتها",
  },
  phrase: "wearing _ around its neck",
  phase: "paws",
  who: "cat",
  what: "thing",
  // Elsewhere the chin lies on the chest.
  poses: ["sitting", "standing", "walking", "waving", "upright", "dancing"],
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind === "cat" && what.kind === "thing") hangAroundNeck(cat, what);
  },
  holds(who, what) {
    const head = partOf(who, "head");
    if (!head) return false;
    const face = boundsOf([head]);
    const [x, y] = middleOf(what.box);
    const high = face.bottom - face.top;
    return x > face.left && x < face.right && y > face.bottom - high * 0.3 &&
      y < face.bottom + high;
  },
};
