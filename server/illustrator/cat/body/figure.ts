/**
 * @module The body of a cat before its coat: parts in order of depth, and the places where clothes, held
 * things and the ground meet it. Units: the head is about 200 high; the ground is y = 0, up is negative;
 * every figure turns to the right of the picture and is mirrored later.
 */
import type { Knot } from "../../geometry/shapes.ts";
import type { Random } from "../../random.ts";
import type { Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import type { TailCarriage } from "./carried_tail.ts";

/** What a part is to the coat: where stripes, socks and patches go. */
export type PartKind = "torso" | "chest" | "thigh" | "leg" | "paw" | "tail";

/** Where stripes enter a part: from both edges, from one edge of its axis, or all around. */
export type StripeEntry = "both" | "left" | "right" | "rings" | "none";

/** A piece of the body. */
export interface Part {
  /** Unique in its figure. */
  name: string;
  /** What it is to the coat. */
  kind: PartKind;
  /** Closed polyline. */
  outline: Point[];
  /** The part of the outline that shows a line; absent: all. */
  contour?: Point[];
  /** Middle line from where the part begins, with its half widths: stripes and sleeves follow it. */
  axis: Point[];
  /** Half width at each point of the axis, in units. */
  widths: number[];
  /** Where stripes enter it. */
  stripes: StripeEntry;
  /** Toe lines and pads, for paws. */
  toes?: { at: Point; size: number; turn: number; pads?: boolean; lines?: number };
  /** How rounded it is, 0 flat to 1 a ball. */
  volume: number;
  /** On the far side of the body: a shade darker. */
  far?: boolean;
}

/** A place to put things: where, which way up, how big. */
export interface Anchor {
  /** The place. */
  at: Point;
  /** Clockwise radians. */
  turn: number;
  /** How big; 1 is an adult of average build. */
  scale: number;
}

/** A body in a pose, with every place something can be put on. */
export interface Figure {
  /** Behind the torso: far legs, a tail seen behind. */
  back: Part[];
  /** The trunk. */
  torso: Part[];
  /** In front of the torso, behind the head. */
  limbs: Part[];
  /** In front of the head: a raised paw, a tail laid around. */
  front: Part[];
  /** Middle of the head. */
  head: Anchor & {
    /** Turns the face sideways, -1..1. */
    yaw: number;
    /** Lifts the face, -1..1; absent: 0. */
    pitch?: number;
    /** The back of the head is seen. */
    away?: true;
    /** It is seen from the side: of the face one half shows. */
    profile?: true;
  };
  /** Top of the chest under the chin: scale 1 fits a ruff 56 wide to each side and 120 long. */
  chest: Anchor;
  /** Where a scarf lies: scale 1 fits a neck of half width 60. */
  neck: Anchor;
  /** Middle of the back as seen, for packs, wings and cloaks. */
  shoulders: Anchor;
  /** Outline of a cloak: `behind` hangs behind the body, `over` lies on its back. */
  cloak: { behind?: Point[]; over?: Point[] };
  /** The paw that holds things. */
  hand: Anchor & { raised: boolean };
  /** Where it rests on the ground. `lift` is the air below it. */
  rest: { left: number; right: number; lift: number };
  /** Which parts the garment of a costume covers. */
  dressed: { torso: string; sleeves: string[] };
  /** Where its paws hold on to something above it. */
  grip?: Point;
  /** The picture may cut it off at the bottom. */
  bust?: boolean;
  /** From where the body is seen: packs and cloaks hang accordingly. */
  view: "front" | "side";
}

/** The place right under the chin of a head, where scarves and ruffs lie. */
export function throat(head: Anchor, { turn = 0, scale = 1 } = {}): Anchor {
  return { at: [head.at[0], head.at[1] + 88 * head.scale], turn, scale };
}

/** What a pose may know about the cat. */
export interface Body {
  /** The recipe. */
  spec: CatSpec;
  /** The random stream of the pose. */
  random: Random;
  /** Widens or narrows the torso and limbs: 1 average. */
  girth: number;
  /** Length of legs against an adult. */
  leg: number;
  /** Size of the head against an adult. */
  head: number;
  /** How mood and breed shape the tail. */
  tail: {
    /** Thickness against an average one. */
    width: number;
    isBob: boolean;
    /** Bushy whatever the coat. */
    isBushy: boolean;
    /** Half of it is gone. */
    isCut: boolean;
    /** A kitten's: a short cone. */
    isKittens: boolean;
    /** Broken once, and healed with a kink. */
    isCrooked: boolean;
    /** The mood lets it hang. */
    isLow: boolean;
    /** Words carry it otherwise; absent: pose and mood decide. */
    carriage?: TailCarriage;
    /** Where it goes from its root, whatever pose, mood and breed; absent: they decide. */
    way?: readonly Knot[];
  };
  /** Something is in its paw. */
  holding: boolean;
  /** It turns to the viewer where no words say otherwise. */
  toViewer: boolean;
}

/** A pose builds the figure of a body. */
export type PoseOf = (body: Body) => Figure;
