/**
 * @module Whether words ask for something that a portrait cuts off: paws, a tail, a belly, a thing on the
 * ground.
 */
import type { Feature, WhiteMark } from "../../spec.ts";
import { ACCESSORIES } from "../../wardrobe/accessories.ts";
import { COSTUMES } from "../../wardrobe/costumes.ts";
import { type OwnMarkPlace, partsOf, PLACES_BELOW_CHEST } from "../../choices/own_mark_choices.ts";
import type { Claims } from "./claims.ts";

const BELOW: ReadonlySet<Feature | WhiteMark> = new Set<Feature | WhiteMark>([
  "short legs",
  "long legs",
  "bobtail",
  "no tail",
  "tail up",
  "tail around its paws",
  "tail puffed up",
  "tail tucked in",
  "paw raised",
  "head on its paws",
  "crooked tail",
  "tail tip missing",
  "bushy tail",
  "left foreleg missing",
  "right foreleg missing",
  "left hind leg missing",
  "right hind leg missing",
  "extra toes",
  "big paws",
  "wet fur",
  "long body",
  "socks",
  "front paws",
  "hind paws",
  "one paw",
  "tailtip",
  "belly",
]);

const BELOW_CHEST: ReadonlySet<OwnMarkPlace> = new Set(PLACES_BELOW_CHEST);

/** Whether the whole cat has to be seen, or more of it than head and shoulders. */
export function asksForWholeBody(words: Claims, inborn: readonly Feature[] = []): boolean {
  return [
    words.all("prop").length > 0,
    words.all("accessory").some(({ value }) => ACCESSORIES[value].carried && value !== "backpack"),
    words.first("build") !== undefined,
    words.first("size") !== undefined,
    words.first("view") !== undefined,
    words.first("gaze") === "back",
    words.every("costume").some(({ value }) => COSTUMES[value].isLow),
    [...words.all("feature"), ...words.all("coat.white")].some(({ value }) => BELOW.has(value)),
    words.all("ownMark").some(({ value }) => BELOW_CHEST.has(partsOf(value).place)),
    inborn.some((feature) => BELOW.has(feature)),
  ].some(Boolean);
}
