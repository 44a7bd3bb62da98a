/**
 * @module What a relation means with a certain thing: "in an armchair" is on it, "playing with yarn" makes
 * no music.
 */
import type { Relation } from "../../relations.ts";
import { hatchOf } from "../../things/hatches.ts";
import { useOf } from "../../things/uses.ts";
import { type Prop, propOf } from "../../wardrobe/prop_kinds.ts";
import type { ParsedActor } from "../parsed_description.ts";
import {
  isAnimal,
  isContainer,
  isCover,
  isOfKind,
  isRead,
  isSurface,
  type ThingKind,
} from "./thing_kinds.ts";

/** What the words of a relation say besides its name. */
export interface FittingWords {
  /** They stand behind the thing. */
  isAfter?: boolean | undefined;
  /** They are said for "in" and "on" alike. */
  isLoose?: boolean | undefined;
  /** They are said for "at" and "beside". */
  isBesideToo?: boolean | undefined;
  /** They are "by" before a bare noun, "by bicycle". */
  isByWay?: boolean | undefined;
  /** They say that one is stuck there. */
  isStuck?: boolean | undefined;
  /** They are "on" before a bare noun, "on tuba". */
  isBare?: boolean | undefined;
  /** They are English "at" or "sitting at" of a thing that stands somewhere. */
  isBareAt?: boolean | undefined;
  /** They say where something is done, on furniture or in a place. */
  isWhereDone?: boolean | undefined;
}

type Fitting = (prop: Prop, words: FittingWords) => Relation | undefined;

const TYPED_ON = /laptop|computer|keyboard|typewriter|phone|tablet|calculator|trackball|mouse/;

/** Relations that mean another, or nothing, with some things. */
const FITTINGS: Partial<Record<Relation, Fitting>> = {
  beside: (prop, { isByWay }) => {
    if (!isByWay || !isOfKind(prop, "vehicle")) return "beside";
    return isOfKind(prop, "ridden") ? "riding" : "driving";
  },
  reading: (prop) => {
    if (isOfKind(prop, "looked through")) return "looking through";
    if (isRead(prop)) return "reading";
    // "Qui lit au lit": furniture is where one reads.
    return isSurface(prop) ? undefined : "looking at";
  },
  inside: (prop, { isAfter, isLoose, isStuck }) => {
    if (isStuck && isOfKind(prop, "barrier")) return "through";
    if (prop === "tray") return "on";
    // "En una escoba", "numa prancha de surf".
    if (isLoose && (isOfKind(prop, "ridden") || isOfKind(prop, "flown")) && !isContainer(prop)) {
      return "riding";
    }
    // "In a fire": at it.
    if (prop === "fire") return "beside";
    if (prop === "mirror") return "looking at";
    if (isOfKind(prop, "drawing medium") || isOfKind(prop, "garment")) return undefined;
    // "Cosiendo en una máquina de coser".
    if (isLoose && prop === "sewing machine") return "at";
    if (isCover(prop)) return "under";
    // "傘に入って".
    if (isAfter && isOfKind(prop, "umbrella")) return "under";
    // "Wrapped in Christmas lights".
    if (isOfKind(prop, "string")) return "around";
    if (hatchOf(prop)) return "inside";
    return isSurface(prop) ? "on" : "inside";
  },
  on: (prop, { isBare, isWhereDone, isByWay, isLoose, isStuck }) => {
    if (isStuck && isOfKind(prop, "barrier")) return "through";
    // Who is on crutches leans on them.
    if (isBare && prop === "crutch") return "holding";
    // "On a broomstick".
    if (prop === "broom") return isWhereDone ? undefined : "riding";
    if (isStuck && (isContainer(prop) || hatchOf(prop))) return "inside";
    // "站在公交站": a bus stop is known by its sign.
    if (prop === "bus stop sign") return "beside";
    // "Spectacles on a chain", "marshmallows on a stick".
    if (prop === "chains" || prop === "wand") return undefined;
    if (isBare && isOfKind(prop, "played")) return "playing";
    if (isWhereDone && !isSurface(prop)) return undefined;
    if (isByWay && (isOfKind(prop, "ridden") || isOfKind(prop, "flown"))) return "riding";
    return isLoose && isContainer(prop) ? "inside" : "on";
  },
  riding: (prop, { isAfter }) => {
    // "かごに乗った": getting on it, which is said of furniture and vessels, too.
    if (isAfter && isContainer(prop)) return "inside";
    return isAfter && isSurface(prop) && !isAnimal(prop) && !isOfKind(prop, "ridden")
      ? "on"
      : "riding";
  },
  through: (prop) => {
    if (isOfKind(prop, "looked through")) return "looking through";
    if (isOfKind(prop, "ring") || isOfKind(prop, "barrier")) return "through";
    if (propOf(prop).anchors?.isOpening) return "inside";
    return hatchOf(prop) ? "peeking out of" : undefined;
  },
  // "Looking into a mirror", "into the sea of stars": only what has a rim is looked into from above.
  "looking into": (prop) =>
    isOfKind(prop, "looked through")
      ? "looking through"
      : isContainer(prop) || isOfKind(prop, "vessel") || prop === "bowl"
      ? "looking into"
      : "looking at",
  // "Cats around a table" sit at it.
  around: (prop) => isOfKind(prop, "table") ? "at" : "around",
  "head in": (prop) => fitsOverHead(prop) ? "head in" : undefined,
  // "Swinging on a swing"; "hanging from the curtains": its claws are in the cloth.
  "hanging from": (prop) =>
    prop === "swing"
      ? "on"
      : /curtain|bookcase|screen door/.test(prop)
      ? "climbing"
      : "hanging from",
  breathing: (prop) => prop === "fire" ? "breathing" : undefined,
  // "Stealing a car".
  "carrying in the mouth": (prop) => {
    if (isOfKind(prop, "vehicle") && prop !== "broom" && prop !== "skateboard") return "driving";
    return isSurface(prop) ? "holding" : "carrying in the mouth";
  },
  // "Opening a fridge": it is not held.
  holding: (prop) => hatchOf(prop) || propOf(prop).anchors?.isAtWall ? "busy with" : "holding",
  // "Peeking through a keyhole".
  behind: (prop) =>
    isOfKind(prop, "looked through")
      ? "looking through"
      : prop === "counter" || prop === "desk"
      ? "at"
      : "behind",
  painting: (prop) => paintedHow(prop) ?? "busy with",
  "painting with": (prop) => paintedHow(prop) ?? "holding",
  // What stands there is painted over, what is small is on the canvas.
  "painting a picture of": (prop) =>
    paintedHow(prop) ?? (isOfKind(prop, "decorated") ? "busy with" : "painting a picture of"),
  // "Paws on the ship's wheel".
  "leaning on": (prop) =>
    prop === "ship's wheel" ? "busy with" : prop === "crutch" ? "holding" : "leaning on",
  // A ladder on a shoulder is carried.
  "on the shoulder": (prop) => isAnimal(prop) ? "on the shoulder" : "carrying on the back",
  // "Sharing a blanket".
  sharing: (prop) => isCover(prop) ? "under" : "sharing",
  "peeking out of": (prop) => isCover(prop) ? "under" : "peeking out of",
  leading: (prop) => isAnimal(prop) ? "leading" : undefined,
  // "Pulling carrots" is no rope.
  pulling: (prop) =>
    // A rope itself is tugged at.
    prop === "rope"
      ? "playing with"
      : useOf(prop)?.worked === "aside" || isOfKind(prop, "solid food")
      ? "busy with"
      : "pulling",
  feeding: (prop) => isAnimal(prop) ? "feeding" : "busy with",
  "tangled in": onlyWith("cord", "tangled in", "playing with"),
  kicking: (prop) => isAnimal(prop) ? "beside" : "kicking",
  // "Licking a spoon".
  licking: (prop) => isAnimal(prop) ? "licking" : "eating",
  "fencing with": onlyWith("weapon", "fencing with", "playing with"),
  "calling with": onlyWith("phone", "calling with", "holding"),
  "blowing out": onlyWith("candle", "blowing out", "looking at"),
  // "Having tea with a frog": the frog is company. "Having afternoon tea, cucumbers": they are eaten.
  // One drinks from a coconut.
  drinking: (prop) =>
    prop !== "coconut" && (isAnimal(prop) || isOfKind(prop, "solid food")) ? undefined : "drinking",
  // "Working at a desk".
  typing: (prop, { isAfter }) => {
    if (isOfKind(prop, "table")) return "at";
    // "거품 목욕하는": the word for doing something stands behind anything that is done.
    return isAfter && !TYPED_ON.test(prop) ? undefined : "typing";
  },
  at: (prop, { isBesideToo, isBareAt }) => {
    // Who is at a computer types, who is at an easel paints.
    if (/laptop|keyboard|typewriter/.test(prop) && (isBareAt || isBesideToo)) return "typing";
    if (prop === "easel" && (isBareAt || isBesideToo)) return "painting";
    if (prop === "ship's wheel" && (isBareAt || isBesideToo)) return "busy with";
    if (isOfKind(prop, "instrument")) return "playing";
    if (isOfKind(prop, "table")) return "at";
    if (isOfKind(prop, "stall")) return "behind";
    if (isOfKind(prop, "hearth")) return "beside";
    return isBesideToo || isBareAt && !isAnimal(prop) && !isOfKind(prop, "food")
      ? "beside"
      : undefined;
  },
  driving: (prop) => {
    // "Flying a kite".
    if (prop === "kite") return "playing with";
    if (prop === "ship's wheel") return "busy with";
    if (!isOfKind(prop, "vehicle")) return "holding";
    if (isOfKind(prop, "rowed")) return "rowing";
    return isOfKind(prop, "flown") || isOfKind(prop, "ridden") ? "riding" : "driving";
  },
  rowing: (prop) => {
    if (isOfKind(prop, "rowed")) return "rowing";
    // "自転車をこぐ".
    if (isOfKind(prop, "ridden")) return "riding";
    return isOfKind(prop, "vehicle") ? "driving" : "holding";
  },
  // "Hüpft in eine Kiste".
  "splashing in": (prop) =>
    /puddle|pool of water/.test(prop) ? "splashing in" : isContainer(prop) ? "inside" : "on",
  // "Looking through a photo album", "through a window".
  "looking through": (prop) =>
    isOfKind(prop, "looked through") ? "looking through" : isRead(prop) ? "reading" : "looking at",
  cooking: (prop) => isOfKind(prop, "food") || isOfKind(prop, "cookware") ? "cooking" : "busy with",
  playing: onlyWith("played", "playing", "playing with"),
};

/** The relation that is meant with this thing or cat; undefined where the words mean nothing with it. */
export function fitting(
  is: Relation,
  what: ParsedActor,
  words: FittingWords = {},
): Relation | undefined {
  if (!("prop" in what)) return is === "at" ? undefined : is;
  const fit = FITTINGS[is];
  return fit ? fit(what.prop, words) : is;
}

/** Whether the words mean that someone is within a thing, on which it is drawn. */
export function isDrawnOutside(
  is: Relation,
  drawn: Relation | undefined,
  what: ParsedActor,
): boolean {
  if (!("prop" in what) || is !== "inside" && is !== "peeking out of") return false;
  // "Inside the mirror": its reflection is not drawn.
  return drawn === "looking at" || drawn === "on" && isOfKind(what.prop, "enclosed outside");
}

/** By its name it holds something. */
const VESSEL = /\b(?:box|bag|jar|can|carton|packet|cup|mug|vase|bucket|pot|tin|bowl|lamp)$/;

/** A head is in no animal, food, book or piece of furniture. */
function fitsOverHead(prop: Prop): boolean {
  const { anchors } = propOf(prop);
  return isContainer(prop) || VESSEL.test(prop) ||
    !isAnimal(prop) && !isOfKind(prop, "food") && !isRead(prop) && !isSurface(prop) &&
      anchors?.high === undefined && !hatchOf(prop);
}

function onlyWith(kind: ThingKind, relation: Relation, otherwise: Relation): Fitting {
  return (prop) => isOfKind(prop, kind) ? relation : otherwise;
}

/** How a thing takes part in painting by what it is; undefined: neither a tool nor painted over. */
function paintedHow(prop: Prop): Relation | undefined {
  if (isOfKind(prop, "brush")) return "painting with";
  return isOfKind(prop, "painting tool") || isOfKind(prop, "painted") ? "painting" : undefined;
}
