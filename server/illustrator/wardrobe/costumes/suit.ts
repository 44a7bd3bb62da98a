/** @module A suit with a shirt and a tie. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { suit } from "../garments.ts";
import { onNeck } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";

const CHARCOAL: Colour = { l: 0.36, c: 0.03, h: 262 };

export const costume: CostumeEntry = {
  garment:
    "suit, suits, suit and tie, business suit, three piece suit, linen suit, tailored suit, business attire, business clothes, office clothes, formal wear, formal attire, formal clothes, smartly dressed, suit jacket, blazer, blazers",
  nearestPerson:
    "businessman, businesswoman, businesscat, boss, ceo, office worker, businessmen, business man, business woman, bosses, ceos, office workers, banker, stockbroker, salesman, salesperson, executive, lawyer, lawyers, attorney, solicitor, politician, estate agent, real estate agent, news anchor, newsreader, news presenter, tv presenter, mayor, prime minister, president, secret agent, bodyguard, bodyguards, bouncer, bouncers, nightclub bouncer, undertaker, mafia boss, mobster, mafioso, godfather, gangster, saleswoman, sales assistant, shop manager, bank manager, hotel manager, headhunter, weather presenter, game show host, talk show host, quiz master, quizmaster, car salesman, insurance salesman, congressman, councillor, minister of state, campaign manager, economist, stock trader, day trader, tax inspector, film agent, talent agent",
  name: "suit",
  isOfAnyColour: true,
  bareheaded: true,
  layer: "middle",
  opens: true,
  home: { library: 2, city: 3, stage: 1 },
  wear(fitting, named) {
    const colour = named ?? CHARCOAL;
    return mergeOutfits([
      suit(fitting.cat, { colour, trim: WHITE, trousers: true }),
      onNeck(fitting, [front(colour)]),
    ]);
  },
};

/** Lapels over a white shirt, the tie between them, a handkerchief in the pocket. */
function front(colour: Colour): Item {
  const fold = shift(colour, { l: colour.l > 0.7 ? -0.16 : 0.12 });
  const tie = colour.h < 60 && colour.c > 0.08 ? THINGS.black : THINGS.red;
  return cloth(
    "suit front",
    smooth(knots("-88 -24!, 0 -4, 88 -24!, 78 40, 0 112!, -78 40")),
    colour,
    {
      role: "costume",
      volume: 0.3,
      marks: [
        mark("detail", [[-36, -22], [36, -22], [0, 84]], WHITE),
        mark("detail", [[-9, -4], [9, -4], [6, 10], [14, 62], [0, 78], [-14, 62], [-6, 10]], tie),
        ...[-1, 1].flatMap((s) => [
          mark("detail", [[s * 36, -24], [s * 62, -8], [s * 56, 18], [s * 40, 12], [0, 88]], fold),
          mark("shade", ribbon([[s * 37, -22], [0, 86]], [2, 2]), shift(colour, { l: -0.14 })),
        ]),
        mark("detail", ellipse([0, 98], 5, 5), shift(colour, { l: -0.16 })),
        mark("detail", [[52, 32], [66, 26], [62, 40], [50, 44]], WHITE),
      ],
    },
  );
}
