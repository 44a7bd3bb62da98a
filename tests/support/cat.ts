/** @module The plainest cat: the illustrator's tests change what they are about. */
import type { CatSpec, CoatColour } from "../../server/illustrator/spec.ts";

/** An orange cat in an empty studio by day. */
export const PLAIN_CAT: CatSpec = {
  version: 2,
  seed: "7",
  style: "cartoon",
  age: "adult",
  build: "average",
  coat: solid("orange"),
  eyes: { left: "green", right: "green" },
  mood: "calm",
  pose: "sitting",
  facing: "right",
  accessories: [],
  props: [],
  setting: "studio",
  time: "day",
  weather: "clear",
  scheme: "pink",
  provenance: {},
};

/** A coat of one colour without markings. */
export function solid(colour: CoatColour): CatSpec["coat"] {
  return { colour, pattern: "solid", length: "short", white: [] };
}
