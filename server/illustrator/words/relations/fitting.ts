/**
 * @module What a relation means with a certain thing: "in an armchair" is on it, "playing with yarn" makes
 * no music.
 */
import type { Relation } from "../../relations.ts";
import { bearsOnly } from "../../things/anchors.ts";
import { useOf } from "../../things/uses.ts";
import { THINGS } from "../../things/catalogue.ts";
import type { Category } from "../../things/thing.ts";
import { type Prop, propOf } from "../../wardrobe/prop_kinds.ts";
import type { ParsedActor } from "../parsed_description.ts";

/** What is eaten and drunk. */
const FOOD: readonly Category[] = ["fruit", "vegetable", "food", "dish", "sweet", "drink"];
const SOLID: readonly Category[] = ["fruit", "vegetable", "sweet"];
const DRAWN_FOOD: readonly Prop[] = ["fish", "cake", "donut", "pizza", "ice cream", "milk", "cup"];

const VEHICLES: readonly Category[] = ["vehicle", "boat", "aircraft"];
const DRAWN_VEHICLES: readonly Prop[] = ["rocket", "broom", "skateboard"];

const MUSIC: readonly Category[] = ["instrument"];
const PLAYED: readonly Prop[] = [
  "guitar",
  "piano",
  "keyboard of a piano",
  "bagpipes",
  "harp",
  "cello",
  "drum kit",
  "tambourine",
  "xylophone",
  "castanets",
  "microphone",
  "studio microphone",
  "bell",
  "chessboard",
  "record player",
  "game controller",
  "joystick",
  "pawn",
  "joker card",
  "mahjong tile",
  "football",
  "basketball",
  "volleyball",
  "baseball",
  "rugby ball",
  "tennis ball",
];

/** One sits at these, and not only beside them. */
const TABLES: readonly Prop[] = [
  "table",
  "desk",
  "counter",
  "piano",
  "stove",
  "sink",
  "ironing board",
];

/** Whether it is eaten or drunk. */
export function isFood(prop: Prop): boolean {
  return isOf(prop, FOOD, DRAWN_FOOD);
}

/** Whether it is drunk. */
export function isDrink(prop: Prop): boolean {
  return isOf(prop, ["drink"], ["milk", "cup"]);
}

/** What the words of a relation say besides its name. */
export interface FittingWords {
  isAfter?: boolean | undefined;
  isLoose?: boolean | undefined;
  isBesideToo?: boolean | undefined;
  isByWay?: boolean | undefined;
  isBare?: boolean | undefined;
  isBareAt?: boolean | undefined;
  isWhereDone?: boolean | undefined;
}

/** What one paints with, and on; who paints anything else is only seen busy with it. */
const OF_PAINTERS: readonly Prop[] = [
  "easel",
  "paintbrush",
  "palette",
  "crayon",
  "pencil",
  "pen",
  "fountain pen",
  "framed picture",
];

/**
 * The relation that is meant with this thing or cat; undefined where the words mean nothing with it. `isLoose`: the
 * words are said for "in" and "on" alike; `isAfter`: they stand behind the thing; `isBesideToo`: for "at" and "beside"; `isByWay`: they are "by" before a bare noun, "by bicycle"; `isBare`: they are "on" before one, "on tuba"; `isBareAt`: they are English "at" or "sitting at" of one that stands somewhere; `isWhereDone`:
 * they say where something is done, on furniture or in a place.
 */
export function fitting(
  is: Relation,
  what: ParsedActor,
  {
    isAfter = false,
    isLoose = false,
    isBesideToo = false,
    isByWay = false,
    isBare = false,
    isBareAt = false,
    isWhereDone = false,
  }: FittingWords = {},
): Relation | undefined {
  if (!("prop" in what)) return is === "at" ? undefined : is;
  const { prop } = what;
  switch (is) {
    case "beside":
      if (!isByWay || !isOf(prop, VEHICLES, DRAWN_VEHICLES)) return is;
      return RIDDEN.includes(prop) ? "riding" : "driving";
    case "reading":
      if (isRead(prop)) return is;
      // "Qui lit au lit": furniture is where one reads.
      return bearsOnly(propOf(prop).anchors) ? undefined : "looking at";
    case "inside":
      // "In a fire": at it.
      if (prop === "fire") return "beside";
      if (prop === "mirror") return "looking at";
      // "Drawn in pencil".
      if (MEDIA.includes(prop) || GARMENTS.includes(prop)) return undefined;
      if (isCover(prop)) return "under";
      // "傘に入って".
      if (isAfter && UMBRELLAS.includes(prop)) return "under";
      // "Wrapped in Christmas lights".
      if (STRINGS.includes(prop)) return "around";
      return bearsOnly(propOf(prop).anchors) ? "on" : is;
    case "on":
      // "站在公交站": a bus stop is known by its sign.
      if (prop === "bus stop sign") return "beside";
      // "Spectacles on a chain", "marshmallows on a stick".
      if (prop === "chains" || prop === "wand") return undefined;
      if (isBare && isOf(prop, MUSIC, PLAYED)) return "playing";
      if (isWhereDone && !bearsOnly(propOf(prop).anchors)) return undefined;
      if (isByWay && (RIDDEN.includes(prop) || DRAWN_VEHICLES.includes(prop))) return "riding";
      return isLoose && isContainer(prop) ? "inside" : is;
    case "riding":
      // "かごに乗った": getting on it, which is said of furniture and vessels, too.
      if (isAfter && isContainer(prop)) return "inside";
      return isAfter && bearsOnly(propOf(prop).anchors) && !propOf(prop).isFriend &&
          !RIDDEN.includes(prop)
        ? "on"
        : is;
    case "painting":
      return OF_PAINTERS.includes(prop) ? is : "busy with";
    case "peeking out of":
      return isCover(prop) ? "under" : is;
    case "leading":
      return propOf(prop).isFriend ? is : undefined;
    case "pulling":
      return useOf(prop)?.worked === "aside" ? "busy with" : is;
    case "feeding":
      return propOf(prop).isFriend ? is : "busy with";
    case "tangled in":
      return CORDS.test(prop) ? is : "playing with";
    case "kicking":
      return propOf(prop).isFriend ? "beside" : is;
    case "fencing with":
      return BLADES.includes(prop) ? is : "playing with";
    case "calling with":
      return PHONES.includes(prop) ? is : "holding";
    case "blowing out":
      return CANDLES.includes(prop) ? is : "looking at";
    case "drinking":
      // "Having tea with a frog": the frog is company. "Having afternoon tea, cucumbers": they are eaten.
      // One drinks from a coconut.
      return prop !== "coconut" && (propOf(prop).isFriend || isOf(prop, SOLID, []))
        ? undefined
        : is;
    case "typing":
      // "Working at a desk".
      return TABLES.includes(prop) ? "at" : is;
    case "at":
      if (TABLES.includes(prop)) return is;
      if (STALLS.includes(prop)) return "behind";
      return isBesideToo || isBareAt && !propOf(prop).isFriend && !isFood(prop)
        ? "beside"
        : undefined;
    case "driving":
      return isOf(prop, VEHICLES, DRAWN_VEHICLES) ? is : "holding";
    case "cooking":
      return isFood(prop) || COOKWARE.includes(prop) ? is : "busy with";
    case "playing":
      return isOf(prop, MUSIC, PLAYED) ? is : "playing with";
    default:
      return is;
  }
}

/** They go around a body in bands. */
const CORDS =
  /^(?:string of lights|fir garland|bunting|chains|rope|ball of yarn|spool of thread|ribbon|headphones|toilet paper)$/;

function isRead(prop: Prop): boolean {
  return READ.test(prop);
}

const READ =
  /book|paper|letter|scroll|map|note|ledger|page|chart|calendar|receipt|card|sheet|score|placard|sign|phone|laptop|computer|ticket|clipboard|menu/;

const RIDDEN: readonly Prop[] = [
  "bicycle",
  "tricycle",
  "unicycle",
  "motorcycle",
  "motor scooter",
  "kick scooter",
  "skateboard",
  "sled",
];

/** One fights with these. */
const BLADES: readonly Prop[] = [
  "sword",
  "crossed swords",
  "katana",
  "dagger",
  "spear",
  "trident",
  "axe",
  "wand",
  "broom",
];

const PHONES: readonly Prop[] = ["mobile phone", "telephone", "telephone receiver"];

/** They burn, or bear candles. */
const CANDLES: readonly Prop[] = ["candle", "birthday cake", "cake", "cupcake", "jack-o'-lantern"];

/** Who sells at these stands behind them. */
const STALLS: readonly Prop[] = [
  "hot dog stand",
  "ice cream stand",
  "lemonade stand",
  "market stall",
  "newspaper kiosk",
];

/** One draws in these. */
const MEDIA: readonly Prop[] = ["pencil", "pen", "fountain pen", "crayon", "paintbrush"];

/** Who is in these is drawn on them. */
const ENCLOSING: readonly Prop[] = [
  "taxi",
  "car",
  "washing machine",
  "stove",
  "fridge",
  "wardrobe",
  "chest of drawers",
  "fireplace",
  "hedge",
  "toilet",
  "wall",
];

/** Who is in these is drawn looking out at their top. */
const CLOSED: readonly Prop[] = ["snow globe", "light bulb"];

/** Whether the words mean that someone is within a thing, on which it is drawn. */
export function isDrawnOutside(
  is: Relation,
  drawn: Relation | undefined,
  what: ParsedActor,
): boolean {
  if (!("prop" in what) || is !== "inside" && is !== "peeking out of") return false;
  return drawn === "on" && ENCLOSING.includes(what.prop) ||
    drawn === "inside" && CLOSED.includes(what.prop);
}

/** One walks "in" them in Japanese. */
const UMBRELLAS: readonly Prop[] = ["umbrella", "open umbrella", "beach umbrella"];

/** They hang around a cat; none sits in them. */
const STRINGS: readonly Prop[] = ["string of lights", "fir garland", "bunting", "chains", "rope"];

/** "Im gelben Bikini": they are worn, and no place to be in. */
const GARMENTS: readonly Prop[] = [
  "bikini",
  "blouse",
  "briefs",
  "coat",
  "dress",
  "jeans",
  "kimono",
  "lab coat",
  "safety vest",
  "sari",
  "shorts",
  "swimsuit",
  "t-shirt",
];

/** Whether things and cats fit into it. */
export function isContainer(prop: Prop): boolean {
  const { anchors, seat } = propOf(prop);
  if (VESSELS.includes(prop)) return true;
  return seat === "in" || anchors?.rim !== undefined && anchors.isCover !== true;
}

/** Who is said to be "in or on" them is in them. */
const VESSELS: readonly Prop[] = [
  "basket",
  "bucket",
  "wooden crate",
  "barrel",
  "rucksack",
  "handbag",
  "shopping bags",
  "flowerpot",
  "jar",
  "boot",
  "hiking boot",
  "shopping trolley",
  "wheelbarrow",
  "nest",
  "cauldron",
  "fishbowl",
  "cup of coffee",
  "cup of tea",
  "birdcage",
  "cradle",
  "tent",
  "igloo",
  "stroller",
  "goblet",
  "suitcase",
];

/** "In a blanket", "under a duvet". */
function isCover(prop: Prop): boolean {
  return propOf(prop).anchors?.isCover === true;
}

const COOKWARE: readonly Prop[] = ["cauldron", "frying pan", "stove", "plate", "jar", "toaster"];

function isOf(prop: Prop, categories: readonly Category[], drawn: readonly Prop[]): boolean {
  const thing = THINGS.get(prop);
  return drawn.includes(prop) || thing !== undefined && categories.includes(thing.category);
}
