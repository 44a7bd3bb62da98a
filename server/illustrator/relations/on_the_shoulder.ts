/** @module A small animal on a shoulder, beside the face of the cat. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { perchOnShoulder } from "../staging/seats/on_a_shoulder.ts";
import { coveredShare } from "../staging/silhouette.ts";

/** How far below the upper and above the lower edge of a body an animal on its shoulder ends, as shares of its height. */
const BELOW_TOP = 0.2, ABOVE_GROUND = 0.12;

/** How much of the animal is before or behind the cat, at least. */
const TOUCHES = 0.05;

export const relation: RelationEntry = {
  words: { cs: "na rameni", fi: "olkapäällä", hu: "a vállán", ro: "pe umăr", vi: "trên vai" },
  after: {
    en:
      "on {its|his|her|their|the|one|the cat's|a cat's|the kitten's} shoulder, on {its|his|her|their|the|the cat's} shoulders, on shoulder, on {its|his|her} {left|right} shoulder, perched on {its|his|her|one|the cat's} shoulder, perched on shoulder, sitting on {its|his|her|one|the cat's} shoulder, sits on {its|his|her} shoulder, riding on {its|his|her} shoulder, standing on {its|his|her} shoulder, sleeping on {its|his|her} shoulder, at {its|his|her} shoulder",
    de: "auf {der|seiner|ihrer|einer} Schulter, auf den Schultern",
    fr: "sur {l'|son |une }épaule, sur l'epaule, sur les épaules",
    es: "{en el|sobre el|en su|al} hombro, en los hombros",
    it: "sulle spalle, sulla spalla, su una spalla",
    pt: "no ombro, no seu ombro, sobre o ombro, nos ombros",
    nl: "op {zijn|haar|de|z'n|d'r} schouder, op de schouders",
    pl: "na ramieniu, na barku, na ramionach",
    ru: "на плече, на плечах, на плечо",
    uk: "на плечі, на плечах",
    sv: "på axeln, på ena axeln",
    da: "på skulderen",
    no: "på skulderen, på skuldra",
    cs: "na rameni",
    fi: "olkapäällä, olallaan",
    ro: "pe umăr",
    hu: "a vállán, vállán",
    ja: "肩に, 肩の上に, を肩に",
    zh: "在肩上, 肩上, 肩膀上, 在肩膀上",
    ko: "어깨에, 어깨 위에",
    tr: "omzunda, omuzunda",
    ar: "على كتفه, على كتفها",
    hi: "कंधे पर",
    he: "על הכתף, על כתפו, על כתפה",
    el: "στον ώμο, στον ώμο του, στον ώμο της",
    vi: "trên vai",
    id: "di bahu, di bahunya",
  },
  phrase: "carrying _ on its shoulder",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "upright", "walking", "standing"],
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind === "cat" && what.kind === "thing") perchOnShoulder(what, cat);
  },
  holds({ body }, what) {
    const high = body.bottom - body.top, { bottom } = what.box;
    return coveredShare(what.box, body) > TOUCHES && bottom > body.top + BELOW_TOP * high &&
      bottom < body.bottom - ABOVE_GROUND * high;
  },
};
