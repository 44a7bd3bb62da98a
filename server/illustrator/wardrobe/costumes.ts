/**
 * Every entry of `wardrobe/costumes`. Written by `deno task entries`: change the entries, not this file.
 *
 * @module
 */
import type { CostumeEntry } from "./costume_entry.ts";
import { costume as angel } from "./costumes/angel.ts";
import { costume as apron } from "./costumes/apron.ts";
import { costume as astronaut } from "./costumes/astronaut.ts";
import { costume as bathrobe } from "./costumes/bathrobe.ts";
import { costume as bee } from "./costumes/bee.ts";
import { costume as chef } from "./costumes/chef.ts";
import { costume as coat } from "./costumes/coat.ts";
import { costume as cowboy } from "./costumes/cowboy.ts";
import { costume as detective } from "./costumes/detective.ts";
import { costume as devil } from "./costumes/devil.ts";
import { costume as doctor } from "./costumes/doctor.ts";
import { costume as dragon } from "./costumes/dragon.ts";
import { costume as dress } from "./costumes/dress.ts";
import { costume as elf } from "./costumes/elf.ts";
import { costume as fairy } from "./costumes/fairy.ts";
import { costume as farmer } from "./costumes/farmer.ts";
import { costume as firefighter } from "./costumes/firefighter.ts";
import { costume as graduate } from "./costumes/graduate.ts";
import { costume as hoodedCloak } from "./costumes/hooded_cloak.ts";
import { costume as jester } from "./costumes/jester.ts";
import { costume as kimono } from "./costumes/kimono.ts";
import { costume as king } from "./costumes/king.ts";
import { costume as knight } from "./costumes/knight.ts";
import { costume as mummy } from "./costumes/mummy.ts";
import { costume as ninja } from "./costumes/ninja.ts";
import { costume as overalls } from "./costumes/overalls.ts";
import { costume as painter } from "./costumes/painter.ts";
import { costume as pilot } from "./costumes/pilot.ts";
import { costume as pirate } from "./costumes/pirate.ts";
import { costume as policeOfficer } from "./costumes/police_officer.ts";
import { costume as princess } from "./costumes/princess.ts";
import { costume as queen } from "./costumes/queen.ts";
import { costume as raincoat } from "./costumes/raincoat.ts";
import { costume as robot } from "./costumes/robot.ts";
import { costume as sailor } from "./costumes/sailor.ts";
import { costume as samurai } from "./costumes/samurai.ts";
import { costume as santa } from "./costumes/santa.ts";
import { costume as scientist } from "./costumes/scientist.ts";
import { costume as shirt } from "./costumes/shirt.ts";
import { costume as stripedShirt } from "./costumes/striped_shirt.ts";
import { costume as suit } from "./costumes/suit.ts";
import { costume as superhero } from "./costumes/superhero.ts";
import { costume as sweater } from "./costumes/sweater.ts";
import { costume as unicorn } from "./costumes/unicorn.ts";
import { costume as uniform } from "./costumes/uniform.ts";
import { costume as vampire } from "./costumes/vampire.ts";
import { costume as viking } from "./costumes/viking.ts";
import { costume as witch } from "./costumes/witch.ts";
import { costume as wizard } from "./costumes/wizard.ts";

/** The name of an entry. */
export type Costume =
  | "angel"
  | "apron"
  | "astronaut"
  | "bathrobe"
  | "bee"
  | "chef"
  | "coat"
  | "cowboy"
  | "detective"
  | "devil"
  | "doctor"
  | "dragon"
  | "dress"
  | "elf"
  | "fairy"
  | "farmer"
  | "firefighter"
  | "graduate"
  | "hooded cloak"
  | "jester"
  | "kimono"
  | "king"
  | "knight"
  | "mummy"
  | "ninja"
  | "overalls"
  | "painter"
  | "pilot"
  | "pirate"
  | "police officer"
  | "princess"
  | "queen"
  | "raincoat"
  | "robot"
  | "sailor"
  | "samurai"
  | "santa"
  | "scientist"
  | "shirt"
  | "striped shirt"
  | "suit"
  | "superhero"
  | "sweater"
  | "unicorn"
  | "uniform"
  | "vampire"
  | "viking"
  | "witch"
  | "wizard";

/** Every entry by its name. */
export const COSTUMES: Readonly<Record<Costume, CostumeEntry>> = {
  angel,
  apron,
  astronaut,
  bathrobe,
  bee,
  chef,
  coat,
  cowboy,
  detective,
  devil,
  doctor,
  dragon,
  dress,
  elf,
  fairy,
  farmer,
  firefighter,
  graduate,
  "hooded cloak": hoodedCloak,
  jester,
  kimono,
  king,
  knight,
  mummy,
  ninja,
  overalls,
  painter,
  pilot,
  pirate,
  "police officer": policeOfficer,
  princess,
  queen,
  raincoat,
  robot,
  sailor,
  samurai,
  santa,
  scientist,
  shirt,
  "striped shirt": stripedShirt,
  suit,
  superhero,
  sweater,
  unicorn,
  uniform,
  vampire,
  viking,
  witch,
  wizard,
};

/** Every name, in the order of the alphabet. */
export const COSTUME_KINDS: Costume[] = Object.keys(COSTUMES) as Costume[];
