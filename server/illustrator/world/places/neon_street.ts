/** @module A narrow street at night, all signs lit. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { box, ellipse, ribbon } from "../../geometry/shapes.ts";
import { glow, line, mark, scenery } from "../../items.ts";
import type { Item, Mark, Point } from "../../scene.ts";
import { LEFT, RIGHT, under } from "../landforms.ts";
import { lightOf, skyOf } from "../light.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { skyline } from "../skyline.ts";
import { says } from "../../vocabulary/term.ts";
import type { PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";
import { sign } from "../fixtures/neon_sign.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  nearest:
    "las vegas, times square, vegas, poker night, arcade game, piccadilly circus, piccadilly, chinatown, dystopia, dystopian, dystopian city, night market stall, red light district, street at night, nightlife, laser lights",
  terms: [says(
    { setting: "neon street", time: "night" },
    "neon street, neon city, neon lights, neon alley, cyberpunk city, cyberpunk street, tokyo at night, tokyo street, tokyo, shibuya, hong kong, neon signs, neon lit street, neon lit alley, neon lit city, neon district, neon sign, neon lit, neon streets, neon city lights, cyberpunk alley, cyberpunk world, cyber city, futuristic city, neon light, neon glow, akihabara, shinjuku, dotonbori, kabukicho, tokyo alley, rainy neon street, night city, blade runner, city of neon",
  )],
  phrase: { where: "in", what: "a neon-lit street" },
  weather: "falls",
  shows: ["clear", "cloudy", "rain", "storm", "snow", "snowstorm", "fog", "wind"],
  hours: ["night"],
  namedHours: "none",
  season: "drifts",
  weight: 1,
  props: { none: 3, umbrella: 1 },
  draw: neonStreet,
};

/** Signs, lanterns, wires and a wet road. */
function neonStreet({ spec, random, lightSide }: Land): DrawnPlace {
  const ground = 872, tint = tintOf(spec), night = { ...spec, time: "night" as const };
  const neon = (turn: number): Colour => ({ l: 0.78, c: 0.17, h: (tint.h + turn + 360) % 360 });
  const wall: Colour = { l: 0.32, c: 0.06, h: (tint.h + 280) % 360 };
  return {
    sky: skyOf(night),
    light: {
      ...lightOf(night, lightSide),
      colour: mix(neon(0), { l: 0.95, c: 0.03, h: 260 }, 0.5),
      key: 0.5,
    },
    horizon: 760,
    ground,
    back: [
      ...skyline(random("neon.far"), {
        base: 780,
        low: 330,
        high: 560,
        width: 92,
        wall: (i) => shift(wall, { l: -0.03 + (i % 3) * 0.02 }),
        lit: 0.5,
        depth: 0.9,
      }),
      glow({
        name: "city glow",
        role: "sky",
        centre: [512, 620],
        radius: 480,
        colour: neon(20),
        strength: 0.5,
        depth: 0.8,
      }),
      ...block(-30, 330, wall, random("neon.left")),
      ...block(724, 340, shift(wall, { h: 30 }), random("neon.right")),
      ...sign([190, 250], "tall", neon(0)),
      ...sign([852, 220], "tall", neon(150)),
      ...sign([110, 520], "cat", neon(60)),
      ...sign([920, 540], "star", neon(-60)),
      ...sign([286, 470], "bowl", neon(-30)),
      ...sign([742, 480], "heart", neon(10)),
      ...wires(),
      ...lanterns(neon(30)),
      under([[LEFT, 786], [RIGHT, 786]], {
        name: "wet road",
        role: "ground",
        texture: "stone",
        colour: shift(wall, { l: 0.1 }),
        colourEnd: shift(wall, { l: 0.0 }),
        marks: reflections(random("neon.wet"), [neon(0), neon(150), neon(60), neon(-60)]),
      }),
      ...[[-24, 250], [774, 1048]].map(([from, to]): Item =>
        scenery("kerb", "stone", box(from!, 806, to! - from!, 22), shift(wall, { l: 0.17 }), {
          role: "ground",
        })
      ),
    ],
  };
}

function block(x: number, width: number, wall: Colour, random: ReturnType<Land["random"]>): Item[] {
  const windows: Mark[] = [];
  for (let y = 60; y < 640; y += 92) {
    for (let px = x + 30; px < x + width - 60; px += 92) {
      windows.push(
        mark(
          random.chance(0.5) ? "light" : "shade",
          box(px, y, 56, 58, 4),
          random.chance(0.5) ? { l: 0.86, c: 0.1, h: 80 } : shift(wall, { l: -0.08 }),
        ),
      );
    }
  }
  return [
    scenery("block", "stone", box(x, -20, width, 830), wall, {
      colourEnd: shift(wall, { l: 0.05 }),
      depth: 0.4,
      marks: windows,
    }),
    scenery(
      "shop front",
      "glass",
      box(x + 30, 664, width - 60, 128, 6),
      { l: 0.88, c: 0.1, h: 82 },
      {
        line: 3,
        depth: 0.35,
        marks: [0.3, 0.62].map((t) =>
          mark("shade", box(x + width * t, 660, 8, 140), shift(wall, { l: 0.02 }))
        ),
      },
    ),
    scenery("shop curtain", "cloth", box(x + 24, 646, width - 48, 42, 4), {
      l: 0.5,
      c: 0.15,
      h: wall.h + 60,
    }, {
      depth: 0.34,
      marks: times(
        4,
        (i) =>
          mark(
            "shade",
            box(x + 24 + i * ((width - 48) / 4), 640, 4, 60),
            shift(wall, { l: -0.06 }),
          ),
      ),
    }),
  ];
}

function wires(): Item[] {
  return [130, 176, 214].map((y, i): Item =>
    line(
      "wire",
      "scenery",
      times(21, (k): Point => [280 + k * 24, y + Math.sin((k / 20) * Math.PI) * (50 + i * 20)]),
      { l: 0.16, c: 0.02, h: 280 },
      [3, 3],
    )
  );
}

function lanterns(colour: Colour): Item[] {
  return [340, 430, 594, 684].flatMap((x, i): Item[] => {
    const y = 250 + (i === 1 || i === 2 ? 34 : 10);
    return [
      glow({ name: "lantern glow", centre: [x, y], radius: 80, colour, strength: 0.5, depth: 0.4 }),
      scenery("paper lantern", "paper", ellipse([x, y], 24, 32), { l: 0.72, c: 0.17, h: 30 }, {
        line: 2,
        depth: 0.4,
        marks: [-18, 0, 18].map((dy) =>
          mark("shade", ribbon([[x - 26, y + dy], [x + 26, y + dy]], [1.4, 1.4]), {
            l: 0.56,
            c: 0.17,
            h: 28,
          })
        ),
      }),
    ];
  });
}

function reflections(random: ReturnType<Land["random"]>, colours: Colour[]): Mark[] {
  return times(26, (i): Mark => {
    const x = random.between(0, 1024), y = random.between(800, 1010), half = random.between(20, 64);
    return {
      ...mark(
        "light",
        ellipse([x, y], half, random.between(3, 8)),
        colours[i % colours.length]!,
        5,
      ),
      opacity: 0.5,
    };
  });
}
