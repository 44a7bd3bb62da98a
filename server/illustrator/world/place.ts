/** @module What a place gives to a picture, and what it is built with. */
import type { Random } from "../random.ts";
import type { Item, Scene } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import type { CoverSpot } from "./cover.ts";
import type { Grade } from "./grade.ts";
import type { NearSpot } from "./nearest.ts";
import type { PlaceEntry } from "./place_entry.ts";

/** A finished place, in picture units. */
export interface Place {
  /** Colours from top to bottom. */
  sky: Scene["sky"];
  /** The light that falls on the cat. */
  light: Scene["light"];
  /** Height of the horizon. */
  horizon: number;
  /** Height at which the cat rests. */
  ground: number;
  /** Behind the cat, back to front. */
  back: Item[];
  /** Before the cat: low, at the edges. */
  front: Item[];
  /** What it lays before a cat at this spot; absent: nothing. */
  cover?: (spot: CoverSpot) => Item[];
  /** What lies nearer to the viewer than all else. */
  nearest?: (spot: NearSpot) => Item[];
}

/** What an entry draws of its place. Absent: the sky and the light of the hour, and nothing before the cat. */
export interface DrawnPlace
  extends Omit<Place, "sky" | "light" | "front">, Partial<Pick<Place, "sky" | "light" | "front">> {}

/** What the drawing of a place may know. */
export interface Land {
  /** The recipe. */
  spec: CatSpec;
  /** The place that is built. */
  entry: PlaceEntry;
  /** A stream of its own for each kind of detail. */
  random: (name: string) => Random;
  /** Colours under this scheme, hour and weather. */
  grade: Grade;
  /** From which side the light comes: -1 left, 1 right. */
  lightSide: -1 | 1;
}
