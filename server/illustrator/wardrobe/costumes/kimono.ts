/**
 * A kimono.
 *
 * @module
 */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, mix, shift } from "../../colour.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../palette.ts";
import type { Item, Mark } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { clothOf } from "../day_cloth.ts";
import { suit } from "../garments.ts";
import { cloth } from "../cloth.ts";
import { onNeck } from "../headdress.ts";
import { type Fitting, together } from "../outfit.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "kimono" },
      "kimono, kimonos, yukata, obi, silk kimono, floral kimono, kimono robe, hakama, haori, happi, furisode, yukatas, japanese robe, japanese clothes, traditional japanese clothing, kimono with flowers, jinbei",
      {
        role: "thing",
      },
    ),
    nearest(
      { costume: "kimono" },
      "geisha, maiko, tea master, kabuki actor, miko, shrine maiden, sensei, japanese lady",
      { role: "character" },
    ),
    nearest(
      { costume: "kimono" },
      "silk robe, satin robe, traditional dress, bath robe kimono",
      { role: "thing" },
    ),
  ],
  name: "kimono",
  bareheaded: true,
  home: { "cherry blossoms": 1 },
  wear(fitting, named) {
    const colour = named ?? clothOf(fitting);
    const sash = { l: 0.6, c: 0.16, h: (colour.h + 160) % 360 };
    return together([
      suit(fitting.cat, {
        colour,
        trim: sash,
        trousers: true,
        marks: blossoms(fitting, mix(colour, WHITE, 0.7)),
      }),
      onNeck(fitting, [crossedCollar(colour)]),
    ]);
  },
};

function blossoms({ cat }: Fitting, colour: Colour): Mark[] {
  const frame = boundsOf(cat.torso), marks: Mark[] = [];
  for (let y = frame.top + 30, row = 0; y < frame.bottom; y += 52, row++) {
    for (let x = frame.left + 12 + (row % 2) * 31; x < frame.right; x += 62) {
      for (let petal = 0; petal < 5; petal++) {
        const angle = (petal / 5) * 2 * Math.PI + row;
        marks.push(
          mark(
            "detail",
            ellipse([x + Math.cos(angle) * 8, y + Math.sin(angle) * 8], 6.5, 6.5),
            colour,
          ),
        );
      }
    }
  }
  return marks;
}

function crossedCollar(colour: Colour): Item {
  return cloth(
    "crossed collar",
    smooth(knots("-88 -24!, 0 -2, 88 -24!, 70 26, 8 96!, -60 30")),
    mix(colour, WHITE, 0.75),
    {
      role: "costume",
      volume: 0.3,
      marks: [
        mark("shade", ribbon([[84, -16], [-12, 84]], [4, 3]), shift(colour, { l: -0.05 })),
        mark("shade", ribbon([[-84, -16], [-10, 50]], [4, 3]), shift(colour, { l: -0.05 })),
      ],
    },
  );
}
