/** @module A thing slung over the back, or a small animal sitting there. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { putOn } from "../staging/seats/on_a_cat.ts";
import { showLength } from "../staging/sideways.ts";
import { carryOnBack } from "../staging/held/on_a_back.ts";
import { propOf } from "../wardrobe/prop_kinds.ts";
import { coveredShare } from "../staging/silhouette.ts";

export const relation: RelationEntry = {
  words: {
    da: "på ryggen",
    no: "på ryggen",
    cs: "na zádech",
    ro: "în spate, pe spate",
    id: "di punggung, menggendong",
    vi: "trên lưng",
  },
  after: {
    en:
      "on its back, on his back, on her back, on their back, strapped to its back, strapped to his back, strapped to her back, slung over its back, slung over its shoulder, slung over his shoulder, slung over her shoulder, over its shoulder, over his shoulder, over her shoulder, over the shoulder, over one shoulder, on the cat's back, on a cat's back, riding on the cat's back, riding on a cat's back, rides on a cat's back, rides on the cat's back, sitting on a cat's back, sitting on the cat's back, on the cat's shoulder, on the cat's shoulders, on a cat's shoulder, sitting on the cat's shoulder, perched on the cat's shoulder, on one shoulder, sleeping on the cat's back, standing on the cat's back, on its shoulder, on its shoulders, perched on its shoulder, sitting on its shoulder, sits on its shoulder, riding on its back, rides on its back, sitting on its back, sits on its back, standing on its back, sleeping on its back, perched on its back, on his shoulder, on his shoulders, perched on his shoulder, sitting on his shoulder, sits on his shoulder, riding on his back, rides on his back, sitting on his back, sits on his back, standing on his back, sleeping on his back, perched on his back, on her shoulder, on her shoulders, perched on her shoulder, sitting on her shoulder, sits on her shoulder, riding on her back, rides on her back, sitting on her back, sits on her back, standing on her back, sleeping on her back, perched on her back, on one shoulder, on the cat's shoulder, sits on the cat's back, riding on the cat's back, rides on the cat's back, sitting on the cat's back, sitting on the cat's shoulder, perched on the cat's shoulder, perched on the cat's back, riding the cat's back",
    de:
      "auf dem Rücken, auf seinem Rücken, auf ihrem Rücken, über der Schulter, über die Schulter, auf der Schulter, auf seiner Schulter, auf ihrer Schulter",
    fr:
      "sur le dos, sur son dos, en bandoulière, sur l'épaule, par-dessus l'épaule, sur son épaule, sur l'epaule",
    es:
      "a la espalda, en la espalda, sobre la espalda, en su espalda, al hombro, en el hombro, sobre el hombro, en su hombro",
    it: "sulla schiena, in spalla, a tracolla, sulle spalle, sulla spalla, su una spalla",
    pt: "nas costas, às costas, no ombro, no seu ombro, sobre o ombro, nos ombros",
    nl:
      "op zijn rug, op haar rug, op de rug, over zijn schouder, op zijn schouder, op haar schouder, op de schouder",
    pl: "na plecach, na grzbiecie, przez ramię, na ramieniu, na barku",
    ru: "на спине, за спиной, через плечо, на плече, на плечах, на плечо",
    sv: "på ryggen",
    ja: "を背負って, を背負った, を背中に, 肩に, 肩の上に, を肩に",
    zh: "背在背上, 在背上, 在肩上, 肩上",
    ko: "등에, 를 등에, 어깨에, 어깨 위에",
    tr: "sırtında, omzunda, omuzunda",
    ar: "على ظهره, على ظهرها, على كتفه, على كتفها",
    hi: "पीठ पर, कंधे पर",
    el: "στην πλάτη, στην πλάτη του, στην πλάτη της",
    he: "על הגב, על גבו, על גבה",
  },
  phrase: "carrying _ on its back",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "standing", "walking", "waving", "crouching"],
  // The back of a cat that sits before the viewer is behind its head.
  posesWith: (thing) =>
    propOf(thing).isFriend ? ["walking", "lying", "crouching", "sneaking", "running"] : undefined,
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind !== "cat" || what.kind !== "thing") return;
    if (!what.art.isFriend) return carryOnBack(what, cat);
    showLength(cat);
    putOn(what, cat, "back");
  },
  holds(who, what) {
    const isNear = coveredShare(what.box, who.box) > 0.12;
    return isNear && (what.first < who.last || what.box.bottom < who.body.bottom);
  },
};
