/**
 * Every costume: each a headdress, a garment and what belongs to the role.
 *
 * @module
 */
import { eyeCentre } from "../cat/face.ts";
import { type Colour, mix, shift } from "../colour.ts";
import { smooth, star } from "../geometry/shapes.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { region } from "../items.ts";
import { GOLD, INK, THINGS, WHITE } from "../palette.ts";
import type { Point } from "../scene.ts";
import type { Costume } from "../spec.ts";
import { banded, mail, starry } from "./cloth_patterns.ts";
import { cowboyHat, deerstalker, sailorCap, santaHat, toque } from "./caps.ts";
import { blossomWreath, crown, tiara } from "./crowns.ts";
import { helm, hornedHelmet, spaceHelmet } from "./helmets.ts";
import { eyepatch, headband, heroMask, ninjaHood, ninjaMask } from "./masks.ts";
import { pirateHat } from "./pirate_hat.ts";
import { pointedHat } from "./pointed_hats.ts";
import { DAYWEAR } from "./daywear.ts";
import { FABLED } from "./fabled_costumes.ts";
import { chestPlate, cloak, suit } from "./garments.ts";
import { bow, cloth } from "./hats.ts";
import { onHead, ownHat } from "./headdress.ts";
import {
  buttons,
  earring,
  ermine,
  furCollar,
  jewel,
  magnifier,
  panel,
  sailorCollar,
  wings,
} from "./ornaments.ts";
import { type CostumeOf, type Fitting, type Outfit, together } from "./outfit.ts";
import { TRADES } from "./trades.ts";
import { aroundNeck, bandana, ruffle, scarf } from "./scarves.ts";

const COSTUMES: Record<Costume, CostumeOf> = {
  ...FABLED,
  ...TRADES,
  ...DAYWEAR,
  wizard(fitting, named) {
    const colour = named ?? robeOf(fitting.accent);
    return together([
      cloak(fitting.cat, shift(colour, { l: -0.05 }), GOLD, starry(fitting.cat.figure.cloak, GOLD)),
      ownHat(fitting, pointedHat(colour, "stars")),
    ]);
  },
  witch(fitting, named) {
    const colour = named ?? THINGS.black;
    const trim = mix(robeOf(fitting.accent), THINGS.purple, 0.4);
    return together([
      cloak(fitting.cat, shift(trim, { l: -0.1 }), GOLD),
      ownHat(fitting, pointedHat(colour, "buckle", trim)),
    ]);
  },
  knight(fitting, named) {
    const plume = named ?? { ...fitting.accent, l: 0.6, c: 0.17 };
    return together([
      suit(fitting.cat, {
        trousers: true,
        colour: { l: 0.7, c: 0.014, h: 250 },
        texture: "metal",
        marks: mail(fitting),
      }),
      {
        neck: chestPlate(fitting.cat, { colour: THINGS.silver, texture: "metal" }, [
          region({
            name: "crest",
            role: "costume",
            texture: "metal",
            outline: star([0, 36], 17, { points: 4, inner: 0.5 }),
            colour: GOLD,
            line: 2.6,
          }),
        ]),
      },
      ownHat(fitting, helm(plume)),
    ]);
  },
  king(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.18, h: 20 };
    return together([
      cloak(fitting.cat, colour, GOLD),
      { neck: moveItems(placing(fitting.cat.figure.neck), ermine()) },
      ownHat(fitting, crown(THINGS.red)),
    ]);
  },
  queen(fitting, named) {
    const colour = named ?? { ...fitting.accent, l: 0.56, c: 0.15 };
    return together([
      cloak(fitting.cat, colour, GOLD),
      {
        neck: moveItems(placing(fitting.cat.figure.neck), [
          ruffle(WHITE, "costume"),
          jewel([0, 26], shift(colour, { l: 0.08 })),
        ]),
      },
      ownHat(fitting, tiara(shift(colour, { l: 0.06 }))),
    ]);
  },
  pirate(fitting, named) {
    const colour = named ?? THINGS.black;
    const eye = eyeCentre(1, fitting.cat.figure.head.yaw);
    return together([
      suit(fitting.cat, { colour: WHITE, marks: banded(fitting, THINGS.red) }),
      { neck: moveItems(placing(fitting.cat.figure.neck), bandana(THINGS.red, "costume")) },
      onHead(fitting, [...eyepatch(eye), earring()]),
      ownHat(fitting, pirateHat(colour)),
    ]);
  },
  ninja(fitting, named) {
    const colour = named ?? { l: 0.36, c: 0.045, h: 275 };
    const sash = { ...fitting.accent, l: 0.55, c: 0.17 };
    return together([
      suit(fitting.cat, { colour, trim: sash, trousers: true }),
      { neck: aroundNeck(fitting.cat.figure, scarf(sash, "costume")) },
      { face: moveItems(fitting.cat.toHead, ninjaHood(colour)) },
      onHead(fitting, ninjaMask(colour)),
      ownHat(fitting, headband(sash)),
    ]);
  },
  astronaut(fitting, named) {
    const colour = named ?? { l: 0.95, c: 0.012, h: 250 };
    const trim = { ...fitting.accent, l: 0.64, c: 0.16 };
    return together([
      suit(fitting.cat, { colour, trim, trousers: true }),
      { neck: chestPlate(fitting.cat, { colour: shift(colour, { l: -0.03 }) }, panel(trim)) },
      {
        neck: moveItems(placing(fitting.cat.figure.neck), [
          cloth(
            "helmet ring",
            smooth([[-98, -26], [0, -6], [98, -26], [104, 0], [0, 24], [-104, 0]]),
            { l: 0.78, c: 0.02, h: 250 },
            { role: "costume", texture: "metal" },
          ),
        ]),
      },
      ownHat(fitting, spaceHelmet()),
    ]);
  },
  detective(fitting, named) {
    const colour = named ?? { l: 0.66, c: 0.07, h: 68 };
    return together([
      cloak(fitting.cat, colour, THINGS.brown),
      ownHat(fitting, deerstalker(colour)),
      { around: magnifier(fitting) },
    ]);
  },
  chef(fitting, named) {
    const colour = named ?? WHITE;
    return together([
      suit(fitting.cat, { colour }),
      { neck: chestPlate(fitting.cat, { colour }, buttons(INK)) },
      {
        neck: moveItems(
          placing(fitting.cat.figure.neck),
          bandana({ ...fitting.accent, l: 0.62, c: 0.17 }, "costume"),
        ),
      },
      ownHat(fitting, toque()),
    ]);
  },
  superhero(fitting, named) {
    const colour = named ?? { ...fitting.accent, l: 0.54, c: 0.18 };
    const eyes: [Point, Point] = [
      eyeCentre(-1, fitting.cat.figure.head.yaw),
      eyeCentre(1, fitting.cat.figure.head.yaw),
    ];
    return together([
      cloak(fitting.cat, colour, GOLD),
      suit(fitting.cat, {
        colour: { l: 0.5, c: 0.15, h: (colour.h + 150) % 360 },
        trim: colour,
        trousers: true,
      }),
      {
        neck: chestPlate(fitting.cat, { colour: { l: 0.5, c: 0.15, h: (colour.h + 150) % 360 } }, [
          region({
            name: "emblem",
            role: "costume",
            texture: "cloth",
            outline: star([0, 42], 24),
            colour: GOLD,
            line: 3,
          }),
        ]),
      },
      { face: moveItems(fitting.cat.toHead, heroMask(colour, eyes)) },
    ]);
  },
  viking(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.08, h: 50 };
    return together([
      suit(fitting.cat, { colour, texture: "cloth", marks: [] }),
      cloak(fitting.cat, { l: 0.62, c: 0.05, h: 60 }, GOLD),
      { neck: moveItems(placing(fitting.cat.figure.neck), furCollar({ l: 0.74, c: 0.05, h: 65 })) },
      ownHat(fitting, hornedHelmet()),
    ]);
  },
  cowboy(fitting, named) {
    const colour = named ?? { l: 0.52, c: 0.085, h: 55 };
    return together([
      suit(fitting.cat, { colour: shift(colour, { l: 0.08 }), sleeves: false }),
      {
        neck: moveItems(
          placing(fitting.cat.figure.neck),
          bandana({ ...fitting.accent, l: 0.58, c: 0.18 }, "costume"),
        ),
      },
      ownHat(fitting, cowboyHat(colour)),
    ]);
  },
  sailor(fitting, named) {
    const trim = named ?? THINGS.blue;
    return together([
      suit(fitting.cat, { colour: WHITE, trim }),
      { neck: moveItems(placing(fitting.cat.figure.neck), sailorCollar(trim)) },
      ownHat(fitting, sailorCap(trim)),
    ]);
  },
  fairy(fitting, named) {
    const colour = named ?? { ...fitting.accent, l: 0.8, c: 0.11 };
    return together([
      { behind: wings(fitting, colour) },
      {
        neck: moveItems(placing(fitting.cat.figure.neck), [
          ruffle(colour, "costume"),
          jewel([0, 24], WHITE),
        ]),
      },
      ownHat(fitting, blossomWreath(colour)),
    ]);
  },
  santa(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.2, h: 25 };
    return together([
      suit(fitting.cat, { colour, trim: WHITE, trousers: true }),
      {
        neck: moveItems(placing(fitting.cat.figure.neck), [
          ...furCollar(WHITE),
          ...bow([0, 34], 22, THINGS.green, "costume"),
        ]),
      },
      ownHat(fitting, santaHat(colour)),
    ]);
  },
};

/** The outfit of the recipe's costume; nothing without one. */
export function costumeOf(fitting: Fitting): Partial<Outfit> {
  const { costume } = fitting.spec;
  if (!costume) return {};
  return COSTUMES[costume.kind](fitting, costume.colour && THINGS[costume.colour]);
}

/** A deep, rich cloth in the scheme's hue. */
function robeOf(accent: Colour): Colour {
  return { l: 0.46, c: 0.165, h: accent.h > 60 && accent.h < 115 ? 290 : accent.h };
}
