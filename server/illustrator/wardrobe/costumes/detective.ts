/** @module A cat dressed as a detective. */
import { THINGS } from "../../colour/palette.ts";
import { deerstalker } from "../headwear/caps.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { cloak } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { nearest } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  person:
    "detective, detectives, sherlock, sherlock holmes, investigator, sleuth, private eye, private detective, private investigator, film noir detective, hercule poirot, poirot, watson, columbo, gumshoe, investigators, miss marple",
  garment:
    "deerstalker, deerstalker hat, detective hat, detective costume, detective outfit, detective's hat, sherlock hat, deerstalker cap, inverness cape",
  nearestPerson:
    "spy, agent, inspector, spies, secret agents, undercover agent, fbi agent, forensic scientist, inspector gadget, gangster boss, reporter, paparazzi",
  terms: [nearest({ costume: "detective" }, "magnifying glass, magnifier", { role: "thing" })],
  name: "detective's hat",
  knownByHat: true,
  home: { city: 3, library: 2, rooftop: 1, window: 1 },
  props: { none: 1, "magnifying glass": 3, lantern: 1, book: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.66, c: 0.07, h: 68 };
    return mergeOutfits([
      cloak(fitting.cat, colour, THINGS.brown),
      ownHat(fitting, deerstalker(colour)),
    ]);
  },
};
