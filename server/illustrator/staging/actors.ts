/** @module The actors on a stage: cats and things, each in its own units and with its place. */
import type { Cat } from "../cat/cat.ts";
import type { Bow } from "../cat/body/bowed.ts";
import type { Mouth } from "../cat/head/expression.ts";
import type { FaceShown } from "../cat/head/profile/in_profile.ts";
import type { Reach } from "../cat/body/reaching.ts";
import type { Colour } from "../colour/colour.ts";
import type { Box } from "../geometry/measure.ts";
import type { Knot } from "../geometry/shapes.ts";
import type { Item, Point } from "../scene.ts";
import type { Actor, CatSpec, Print, ThingColour } from "../spec.ts";
import type { Prop } from "../wardrobe/prop_kinds.ts";
import type { PropEntry } from "../wardrobe/prop_entry.ts";
import type { Plane } from "./silhouette.ts";

/** Where an actor stands: its own origin is the middle of its lower edge. */
export interface Placement {
  at: Point;
  scale: number;
  turn: number;
  mirror: boolean;
}

/** What cats and things have in common. */
export interface Staged {
  /** Its name in the recipe. */
  ref: Actor;
  placing: Placement;
  /** Greater is nearer to the viewer. */
  depth: number;
  /** In its own units. */
  box: Box;
  /** What it rests on, in its own units. */
  rest: { left: number; right: number };
  /** Whether it stands on the ground and throws a shadow there. */
  isGrounded: boolean;
  /** Whether a relation has given it its place. */
  isPlaced: boolean;
}

/** A cat with its place. */
export interface CatOnStage extends Staged {
  kind: "cat";
  /** The recipe of this cat alone. */
  spec: CatSpec;
  cat: Cat;
  reach?: Reach;
  /** Where its tail goes from its root, in its own units. */
  tail?: readonly Knot[];
  /** It is turned to the viewer, for what it holds. */
  toViewer?: true;
  /** What it looks at, on the stage. */
  target?: Point;
  /** How much of its face its part asks for. */
  faceShown?: FaceShown;
  /** Where its head goes for what it does. */
  bow?: Bow;
  /** The mouth that its act makes. */
  mouth?: Mouth;
  /** It reads: its eyes are open, its lids lowered. */
  reads?: true;
  /** It is busy with what lies before it: its head bows to that. */
  works?: true;
  /** What it sits on. */
  seat?: ThingOnStage;
  /** What it sits at. */
  table?: ThingOnStage;
  /** It is on a thing without gaps, on which its shadow falls. */
  castsOnSeat?: true;
  /** The rim of what it is in, on the stage: nothing of it shows below. */
  rim?: Plane;
  /** Its forepaws lie on something this near to the viewer. */
  pawsDepth?: number;
  /** A blanket over its body and below its head, in its own units. */
  cover?: Item[];
  /** What it holds, in its own units: over the head and below the paws. */
  held: Item[];
  /** What it holds behind its head, in its own units. */
  behind?: Item[];
  /** What hangs around its neck, in its own units: below the head. */
  neckwear?: Item[];
  /** What it works with, in its own units: over the work and below the paws. */
  tools?: Item[];
}

/** A thing of the recipe with its place, or several of a kind. */
export interface ThingOnStage extends Staged {
  kind: "thing";
  prop: Prop;
  art: PropEntry;
  items: Item[];
  /** One of it, where there are several. */
  one: Item[];
  count: number;
  /** What it shows all over; absent: what its kind shows. */
  print?: Print;
  /** The colour of what its print shows; absent: one that stands out. */
  ink?: ThingColour;
  /** Where a paw takes it, in its own units. */
  grip: Point;
  /** What covers an actor inside it. */
  front: Item[];
  /** What comes with it behind the actors: stools at a table. */
  back?: Item[];
  /** The level on which something can sit, in its own units. */
  top: Plane;
  colour: Colour;
  /** What is shut in it or stands on it, and moves with it. */
  holds?: readonly OnStage[];
  /** The cats on it or in it. */
  riders?: readonly CatOnStage[];
  /** The cat that holds it: it is drawn with that cat. */
  heldBy?: CatOnStage;
  /** It stands at the wall behind the cats: the picture may cut it. */
  isAtWall?: true;
  /** Words call it giant. */
  isGiant?: true;
  /** A cat is on it or in it: the picture may cut it. */
  bears?: true;
}

/** An actor. */
export type OnStage = CatOnStage | ThingOnStage;
