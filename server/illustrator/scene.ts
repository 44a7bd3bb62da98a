/**
 * @module What is in a picture and where, before any style: named things, back to front, in picture units
 * (1024 × 1024, origin at the top left). The painters read nothing but this.
 */
import type { Colour } from "./colour/colour.ts";
import type { Actor, CatSpec } from "./spec.ts";

/** Side of the square picture, in picture units and in pixels of the finished picture. */
export const PICTURE_SIZE = 1024;

/** A place in the picture, in picture units. */
export type Point = readonly [x: number, y: number];

/** What a thing is made of; painters choose strokes, light and grain by it. */
export type Texture =
  | "fur"
  | "skin"
  | "cloth"
  | "metal"
  | "glass"
  | "wood"
  | "stone"
  | "plant"
  | "water"
  | "paper"
  | "cloud"
  | "light";

/** Which part of the picture a thing belongs to; masks and tests ask by it. */
export type Role =
  | "sky"
  | "scenery"
  | "ground"
  | "shadow"
  | "coat"
  | "face"
  | "eye"
  | "costume"
  | "accessory"
  | "prop"
  | "front";

/** Name of the marks that letters consist of. */
export const LETTER_STROKE = "stroke of a letter";

/** A shape inside a region, clipped by its outline: stripe, patch, white bib, fold, cloth pattern. */
export interface Mark {
  /** What it is; painters soften shades and lights, and keep the others. */
  kind: "stripe" | "patch" | "white" | "shade" | "light" | "detail";
  /** Closed polyline, no repeated last point. */
  outline: Point[];
  /** Its colour before light and style. */
  colour: Colour;
  /** Softness of the edge in picture units; 0 is crisp. */
  soft: number;
  /** 0 to 1; absent: 1. */
  opacity?: number;
  /** What of one cat alone it is: "mud on paws", or {@link LETTER_STROKE}. Absent: a marking, a shade, a print. */
  name?: string;
}

/** A filled, closed shape. */
export interface Region {
  /** Tells items apart. */
  is: "region";
  /** Unique in its scene ("head", "left ear", "hat brim"): names masks and random streams. */
  name: string;
  /** The part of the picture it belongs to. */
  role: Role;
  /** What it is made of. */
  texture: Texture;
  /** Closed polyline, points about 4 to 12 units apart, no repeated last point. */
  outline: Point[];
  /** Its colour before light and style. */
  colour: Colour;
  /** Colour at the far end of the form (bottom, unless `shadeFrom` says otherwise); absent: the painter derives it. */
  colourEnd?: Colour;
  /** Shapes inside, the later ones on top. */
  marks: Mark[];
  /** Width of the contour in picture units; 0 draws none (skies, grounds, distant scenery). */
  line: number;
  /** The part of the outline that gets a contour, an open polyline: a leg grows out of its body
   * without a line. Absent: the whole outline. */
  contour?: Point[];
  /** Of a form with holes, the outer ring and those of its holes, which run the other way round. Its outline
   * then leads through all of them by slits without width, and contours follow the rings. */
  rings?: Point[][];
  /** How rounded the form is: 0 flat (a wall), 1 a ball. Painters shade by it. */
  volume: number;
  /** Direction of hair or brush along the form: away from a point, or along a vector. */
  flow?: { from: Point } | { along: Point };
  /** Length of hair in units, for fur. */
  hair?: number;
  /** 0 to 1; below 1 for glass, mist, shadows. Absent: 1. */
  opacity?: number;
  /** How far behind the cat, 0 beside it .. 1 at the horizon: haze and blur. Absent: 0. */
  depth?: number;
}

/** An open stroke: whisker, mouth, string, grass blade. */
export interface Line {
  /** Tells items apart. */
  is: "line";
  /** Unique in its scene. */
  name: string;
  /** The part of the picture it belongs to. */
  role: Role;
  /** Open polyline. */
  points: Point[];
  /** Its colour before light and style. */
  colour: Colour;
  /** Width at the start and at the end, in units. */
  width: [start: number, end: number];
}

/** An eye, described and not drawn: each style has its own way of looking at you. */
export interface Eye {
  /** Tells items apart. */
  is: "eye";
  /** The cat's own left and right. */
  name: "left eye" | "right eye";
  /** The part of the picture it belongs to. */
  role: "eye";
  /** Middle of the open eye. */
  centre: Point;
  /** Half width and half height of the open eye. */
  size: Point;
  /** Tilt in radians, positive lifts the outer corner; already part of `rotation`. */
  tilt: number;
  /** Turn of the whole eye about its centre in radians, clockwise on screen. */
  rotation: number;
  /** On which side of the picture its outer corner lies: -1 left, 1 right. */
  outer: -1 | 1;
  /** Colour of the iris. */
  iris: Colour;
  /** Pupil width against the iris: 0.2 a slit, 0.9 huge. */
  pupil: number;
  /** How far the upper lid covers the eye: 0 wide open, 1 closed. */
  upperLid: number;
  /** How far the lower lid covers the eye, likewise. */
  lowerLid: number;
  /** How far the mood draws the inner end of the upper lid down, in radians; negative lifts it. Absent: it does not. */
  frown?: number;
  /** Where it looks, -1..1 in both directions. */
  look: Point;
  /** Colour of lids: the coat around the eye. */
  lid: Colour;
  /** A closed eye is a curve: happy turns upwards, asleep downwards. Absent: open. */
  closed?: "happy" | "asleep";
}

/** A soft light: star, moonshine, window, lantern, spark. */
export interface Glow {
  /** Tells items apart. */
  is: "glow";
  /** Unique in its scene. */
  name: string;
  /** The part of the picture it belongs to. */
  role: Role;
  /** Its brightest point. */
  centre: Point;
  /** Where its light ends, in picture units. */
  radius: number;
  /** Colour of its light. */
  colour: Colour;
  /** How strong in its middle, 0..1. */
  strength: number;
  /** How far behind the cat, as for a region. */
  depth?: number;
  /** Drawn as a crisp star with this many points; absent: only soft. */
  points?: number;
}

/**
 * A drawable thing; `of` names the cat or thing of the recipe it belongs to, where several act together, `piece` the
 * piece of furniture, which is there as a whole or not at all, `shows` what it is that a cat wears or has.
 */
export type Item = (Region | Line | Eye | Glow) & { of?: Actor; piece?: string; shows?: Shows };

/** An accessory, a garment or a thing by its kind. */
export type Shows = `${"accessory" | "garment" | "thing"} ${string}`;

/** The whole picture. */
export interface Scene {
  /** The recipe it was composed from. */
  spec: CatSpec;
  /** From top to bottom; offsets 0..1. */
  sky: { offset: number; colour: Colour }[];
  /** The light that falls on everything. */
  light: {
    /** Unit vector from the cat towards the light. */
    towards: Point;
    colour: Colour;
    /** Colour of shadows. */
    shade: Colour;
    /** 0 night .. 1 bright day. */
    key: number;
    /** Colour of a light behind the cat that lifts it off a dark ground; absent: not needed. */
    rim?: Colour;
  };
  /** Height of the horizon in units: painters put distance haze and paper edges by it. */
  horizon: number;
  /** The box around the cat with all it wears and holds, in units. */
  subject: { left: number; top: number; right: number; bottom: number };
  /** Everything in the picture, back to front. */
  items: Item[];
}
