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
      "on its back, on his back, on her back, on their back, strapped to its back, strapped to his back, strapped to her back, slung over its back, slung over its shoulder, slung over his shoulder, slung over her shoulder, over its shoulder, over his shoulder, over her shoulder, over the shoulder, over one shoulder, on the cat's back, on a cat's back, riding on the cat's back, riding on a cat's back, rides on a cat's back, rides on the cat's back, sitting on a cat's back, sitting on the cat's back, sleeping on the cat's back, standing on the cat's back, riding on its back, rides on its back, sitting on its back, sits on its back, standing on its back, sleeping on its back, perched on its back, riding on his back, rides on his back, sitting on his back, sits on his back, standing on his back, sleeping on his back, perched on his back, riding on her back, rides on her back, sitting on her back, sits on her back, standing on her back, sleeping on her back, perched on her back, sits on the cat's back, riding on the cat's back, rides on the cat's back, sitting on the cat's back, perched on the cat's back, riding the cat's back",
    de:
      "auf dem Rücken, auf seinem Rücken, auf ihrem Rücken, über der Schulter, über die Schulter, aufm Rücken, auf'm Rücken",
    fr: "sur le dos, sur son dos, en bandoulière, par-dessus l'épaule",
    es: "a la espalda, en la espalda, sobre la espalda, en su espalda, al hombro",
    it: "sulla schiena, in spalla, a tracolla",
    pt: "nas costas, às costas",
    nl: "op zijn rug, op haar rug, op de rug, over zijn schouder",
    pl: "na plecach, na grzbiecie, przez ramię",
    ru: "на спине, за спиной, через плечо",
    sv: "på ryggen",
    ja: "を背負って, を背負った, を背中に",
    zh: "背在背上, 在背上",
    ko: "등에, 를 등에",
    tr: "sırtında",
    ar: "على ظهره, على ظهرها",
    hi: "पीठ पर",
    el: "στην πλάτη, στην πλάτη του, στην πλάτη της",
    he: "על הגב, על גבו, על גבה",
    uk: "на спині, за спиною, за плечима, на спинці",
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
