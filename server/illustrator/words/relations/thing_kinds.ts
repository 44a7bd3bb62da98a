/**
 * @module Kinds of things that decide what a relation with them means: what is eaten, ridden, played or read. Their
 * members stand in `thing_kinds.tsv`.
 */
import { dataLines } from "../../data_lines.ts";
import { once } from "../../once.ts";
import { bearsOnly } from "../../things/anchors.ts";
import { THINGS } from "../../things/catalogue.ts";
import { type Prop, propOf } from "../../wardrobe/prop_kinds.ts";

/** A line of `thing_kinds.tsv`. */
export type ThingKind =
  | "food"
  | "drink"
  | "solid food"
  | "vehicle"
  | "played"
  | "game"
  | "instrument"
  | "ridden"
  | "seat"
  | "flown"
  | "table"
  | "painting tool"
  | "brush"
  | "drawing medium"
  | "weapon"
  | "phone"
  | "candle"
  | "stall"
  | "cookware"
  | "hearth"
  | "umbrella"
  | "string"
  | "cord"
  | "tow"
  | "garment"
  | "enclosed outside"
  | "ring"
  | "barrier"
  | "vessel"
  | "looked through"
  | "rowed"
  | "painted"
  | "decorated";

/** Marks the name of a category among the members of a kind. */
const CATEGORY = "+";

/** It has something written on it. */
const READ =
  /album|book|paper|letter|scroll|map|note|ledger|page|chart|calendar|receipt|card|sheet|score|placard|sign|phone|laptop|computer|ticket|clipboard|menu|magazine|comic|novel|diary|recipe|brochure|leaflet|manual|telegram/;

/** The members of each kind: names of things, and of categories behind a "+". */
export const thingKinds = once(() =>
  new Map(
    dataLines(new URL("thing_kinds.tsv", import.meta.url)).map((line) => {
      const [kind, members] = line.split("\t") as [ThingKind, string];
      return [kind, new Set(members.split(", "))];
    }),
  )
);

export function isOfKind(prop: Prop, kind: ThingKind): boolean {
  const members = thingKinds().get(kind)!;
  const category = THINGS.get(prop)?.category;
  return members.has(prop) || category !== undefined && members.has(CATEGORY + category);
}

export function isRead(prop: Prop): boolean {
  return READ.test(prop);
}

/** Whether one is on it, and never in it: furniture, and what lies on the ground. */
export function isSurface(prop: Prop): boolean {
  return bearsOnly(propOf(prop).anchors);
}

/** Whether it lies over who is "in" it: a blanket, a duvet. */
export function isCover(prop: Prop): boolean {
  return propOf(prop).anchors?.isCover === true;
}

export function isAnimal(prop: Prop): boolean {
  return propOf(prop).isFriend === true;
}

/** Whether things and cats fit into it. */
export function isContainer(prop: Prop): boolean {
  const { anchors, seat } = propOf(prop);
  if (isOfKind(prop, "vessel")) return true;
  return seat === "in" || anchors?.rim !== undefined && anchors.isCover !== true;
}
