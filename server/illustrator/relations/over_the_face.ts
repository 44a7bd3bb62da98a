/** @module Over the face of a cat, which shows its ears and no eyes. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { layOverFace } from "../staging/held/over_the_face.ts";
import { eyesOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {},
  after: {
    en:
      "over its face, over his face, over her face, over the face, on its face, on his face, on her face, over its eyes, over his eyes, over her eyes, on its eyes, on his eyes, on her eyes, over both eyes, covering its face, covering his face, covering her face, covering its eyes, covering his eyes, covering her eyes, hiding its face, hiding his face, hiding her face, draped over its face, laid over its face, stuck to its face, stuck to his face, stuck to her face, all over its face",
    de: "über dem gesicht, auf dem gesicht, über den augen, auf den augen",
    fr: "sur le visage, sur les yeux",
    es: "sobre la cara, en la cara, sobre los ojos, en los ojos",
    it: "sulla faccia, sugli occhi",
    pt: "sobre o rosto, no rosto, sobre os olhos, nos olhos",
    nl: "over het gezicht, op de ogen",
    pl: "na twarzy, na oczach",
    ru: "на лице, на глазах",
  },
  phrase: "with _ over its face",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["lying", "sleeping", "sitting", "loaf"],
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind === "cat" && what.kind === "thing") layOverFace(cat, what);
  },
  holds(who, what) {
    const eyes = eyesOf(who), { left, right, top, bottom } = what.box;
    return eyes.length > 0 && what.last > who.first &&
      eyes.every(({ centre: [x, y] }) => x > left && x < right && y > top && y < bottom);
  },
};
