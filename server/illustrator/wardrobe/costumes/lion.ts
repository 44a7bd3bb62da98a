/** @module A lion's mane and suit. */
import { ellipse } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";
import { times } from "../../times.ts";
import { animalSuit, roundEars } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { shift } from "../../colour/colour.ts";
import { mark } from "../../items.ts";

/** Locks around the face, long below. */
const MANE: Point[] = times(52, (i) => {
  const angle = (i / 52) * 2 * Math.PI;
  const reach = (i % 2 ? 1.2 : 1) * (1 + 0.08 * Math.sin(angle));
  return [Math.cos(angle) * 146 * reach, -16 + Math.sin(angle) * 126 * reach];
});

export const costume: CostumeEntry = {
  garment:
    "lion costume, lion mane, lion's mane, lion suit, mane of a lion, lion mane wig, lion hood, lion hat, fake lion mane, fake mane, lion wig, mane like a lion",
  name: "lion costume",
  disguiseOf: ["lion"],
  isOfAnyColour: true,
  synonyms: "lion mane wig hood hat fake dressed as up like",
  home: { "tall grass": 3, desert: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.76, c: 0.11, h: 75 };
    const hair = shift(colour, { l: -0.26, c: 0.03, h: -22 });
    const { behind = [], ...suit } = animalSuit(fitting, {
      name: "lion",
      colour,
      belly: { l: 0.9, c: 0.06, h: 85 },
      behindHood: [
        cloth("lion mane", MANE, hair, {
          role: "costume",
          texture: "fur",
          hair: 22,
          flow: { from: [0, -16] },
          marks: [mark("shade", ellipse([0, -10], 118, 100), shift(hair, { l: -0.08 }))],
        }),
        ...roundEars(colour, hair),
      ],
    });
    // The mane lies behind the face, the hood around it.
    const head = suit.head ?? [];
    const isBehind = ({ name }: { name: string }) => name === "lion mane";
    return {
      ...suit,
      head: head.filter((item) => !isBehind(item)),
      behind: [...behind, ...head.filter(isBehind)],
    };
  },
};
