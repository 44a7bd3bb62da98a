/** @module A cat dressed as a superhero. */
import { eyePlace } from "../../cat/head/face_places.ts";
import { star } from "../../geometry/shapes.ts";
import { moveItems } from "../../geometry/transform.ts";
import { region } from "../../items.ts";
import type { Colour } from "../../colour/colour.ts";
import { GOLD } from "../../colour/palette.ts";
import type { Point } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate, cloak, suit } from "../garments.ts";
import { onTurned } from "../headwear/headdress.ts";
import { heroMask } from "../masks.ts";
import { mergeOutfits } from "../outfit.ts";

export const costume: CostumeEntry = {
  person:
    "superhero, superheroes, super hero, super cat, supercat, superheroine, hero, heroine, super heroes, superkitty, superman, supergirl, batman, batcat, batcat hero, wonder woman, spiderman, spider man, iron man, captain america, thor, hulk, avenger, avengers, x men, wolverine, cat woman, catwoman, captain marvel, supermeow, captain meow, mega meow, comic book hero, comic hero, caped crusader, flying hero, power ranger, deadpool, everyday hero",
  garment:
    "superhero cape, superhero costume, superhero suit, hero cape, superhero outfit, superhero mask, superman cape, superman costume, batman costume, batman mask, spiderman costume, hero costume, hero suit, superhero cloak, superhero clothes, hero mask, superhero logo, spandex, spandex suit, wonder woman costume, hero outfit",
  nearestPerson:
    "supervillain, vigilante, champion, supervillains, super villain, super villains, sidekick, vigilantes, champions, olympic champion, stuntman, evel knievel",
  name: "superhero cape",
  has: ["cape"],
  hasFront: true,
  bareheaded: true,
  includes: ["carnival mask"],
  home: { rooftop: 3, city: 3, clouds: 2 },
  wear(fitting, named) {
    const colour = named ?? { ...fitting.accent, l: 0.54, c: 0.18 };
    const suitColour = besides(colour);
    const eyes: [Point, Point] = [eyePlace(-1, fitting.spec), eyePlace(1, fitting.spec)];
    return mergeOutfits([
      cloak(fitting.cat, colour, GOLD),
      suit(fitting.cat, {
        colour: suitColour,
        trim: colour,
        trousers: true,
      }),
      {
        neck: chestPlate(fitting.cat, { colour: suitColour }, [
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
      { face: moveItems(fitting.cat.toHead, onTurned(fitting, heroMask(colour, eyes))) },
    ]);
  },
};

/** The suit below the cape: blue under a warm one, red under a cool one. */
function besides({ h }: Colour): Colour {
  return h < 115 || h > 320 ? { l: 0.48, c: 0.16, h: 258 } : { l: 0.55, c: 0.19, h: 27 };
}
