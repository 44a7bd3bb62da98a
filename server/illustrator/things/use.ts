/** @module What is known of how a thing is used. */
import type { Colour } from "../colour/colour.ts";
import type { Point } from "../scene.ts";
import type { Prop } from "../wardrobe/prop_kinds.ts";

/** The line of a tool, as shares of its box from its upper left corner: from its handle to the end that works. */
export interface ToolLine {
  handle: Point;
  end: Point;
}

/** How paws use a thing, where holding it before the chest or in a raised paw would not show its use. */
export interface Use {
  /** Where who holds it has it. */
  held?: HeldAt;
  /** Its line, if it is longish and has an end that works. */
  line?: ToolLine;
  /** How far from the lips its end is, as a share of the way from them to the paw. */
  apart?: number;
  /** What is blown: where its far end is when its mouthpiece is at the lips, in units of the head. */
  blown?: Point;
  /** How it is before who works at it: flat on the ground, beside a cat that turns to it, in
   * foam, on needles, or with what is hung up on it. */
  worked?: "flat" | "aside" | "washed" | "knitted" | "hung up";
  /** How high it is before or beside who works at it or plays it, in units of the cat. */
  high?: number;
  /** Where the paws are on it while it is worked or played: the farther and the nearer one, as shares of its box. */
  paws?: readonly [far: Point, near: Point];
  /** It is drawn for a cat that faces left. */
  isMirrored?: true;
  /** It has a handle above, from which it hangs in a paw. */
  hasHandle?: true;
  /** Who rides it slides down a slope of snow. */
  slides?: true;
  /** Who uses it is on its hind legs, where words name no pose. */
  stands?: true;
  /** Sticks beat it there, and so low is it between its cymbals, as shares of its box. */
  beaten?: { at: readonly [Point, Point]; top: number };
  /** The colour of the ball that it hits. */
  hits?: Colour;
  /** It works in a heap of earth. */
  digs?: true;
  /** It is poured from: its spout, which is drawn on the left, and where a paw grips it, as shares of its box. */
  pours?: { spout: Point; grip: Point };
  /** What it is worked with, where a cat works at it or eats from it. */
  tool?: Tool;
  /** Where the rim of its bowl is, as a share of its box: what is drawn above that is in the tool instead. */
  bowl?: number;
  /** What of it is in the paws of who eats it. */
  served?: Prop;
  /** It stands on the ground, and a cat bends down to it to drink or to eat from it. */
  isLapped?: true;
  /** It is empty, and filled where a cat eats or drinks from it: how high its rim is, and how wide, as shares of its box. */
  dish?: { rim: number; wide: number };
  /** Small things that stand on it, as shares of its box. */
  bears?: { kind: Prop; at: readonly Point[] };
}

/** What a cat takes for its work without a word about it: a thing, or a wooden spoon. */
export type Tool = Prop | "wooden spoon";

export type HeldAt =
  | "overhead"
  | "over the head"
  | "at the eye"
  | "at the eyes"
  | "blown"
  | "at the mouth"
  | "at the cheek"
  | "on the ground"
  | "at the side"
  | "on a page"
  | "pouring"
  | "standing"
  | "hanging"
  | "in the sky"
  | "blowing bubbles"
  | "on a board"
  | "raised"
  | "on a paw"
  | "swung"
  | "on a cloth"
  | "at its eyepiece"
  | "before an eye";
