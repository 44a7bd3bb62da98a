/**
 * @module Where things bear a cat, are ridden, hold it and are played, and how large they are beside it.
 */
import type { Point } from "../scene.ts";
import { EVERYDAY_ANCHORS } from "./everyday_anchors.ts";
import type { ThingName } from "./thing_names.ts";
import { VEHICLE_ANCHORS } from "./vehicle_anchors.ts";

/** Places of a thing, as shares of its box from its upper left corner. */
export interface Anchors {
  /** The level that bears a cat, and between which sides; absent: its highest level that is wide enough. */
  seat?: { y: number; left?: number; right?: number };
  /** What is within it lies behind this level: the rim of a container. */
  rim?: { y: number; left?: number; right?: number };
  /** By how much it may be wider than drawn, so that a whole cat fits: a table, not a horse. */
  stretch?: number;
  /** Where it would have to be wider still, more of it stand in a row: a fence. */
  repeats?: true;
  /** How high it may be under a cat, in units of the cat; absent: 300, around a cat 380. */
  highest?: number;
  /** How high above the ground it hangs under a cat, in units of the cat. */
  hangs?: number;
  /** Turned by so many radians it is ridden, sitting at this point: a rocket lies; without `isLow` it flies. */
  ride?: { turn: number; at: Point; isLow?: true };
  /** One stands in it as in a door. */
  isOpening?: true;
  /** It has bars, before and behind who is in it. */
  isCage?: true;
  /**
   * It is of glass around who is in it: its middle and half its size, and how deep in it one stands. A ball, or
   * with straight sides.
   */
  glass?: { middle: Point; half: Point; floor: number; snows?: true; isStraight?: true };
  /** One sits at these, the lower one first: the ends of a plank. */
  ends?: readonly [low: Point, high: Point];
  /** It lies flat on the ground, so much less deep in the picture than it is wide. */
  lies?: number;
  /** It hangs from above over who is under it. */
  isHung?: true;
  /** It is laid over who is under it. */
  isCover?: true;
  /** What is behind it looks out at its side: a curtain. */
  isTall?: true;
  /** How it is played, where its shape does not tell. */
  played?: "before the chest" | "at the mouth" | "at the shoulder";
  /** Its true height beside a cat, in units of the cat, which sits 400 high. */
  high?: number;
  /** Its true width, where it is wider than its drawing. */
  wide?: number;
  /** It belongs at a wall, behind the cat, and not on its carpet. */
  isAtWall?: true;
  /** It opens before who reads it: the covers outwards, the pages to the reader. */
  opens?: true;
  /** Where it shines from, how far, in units of the cat, and how strong. */
  shines?: { at: Point; far: number; strength: number };
}

/** Whether one sits on it also where one says "in": an armchair, not a basket. */
export function bearsOnly(anchors: Anchors | undefined): boolean {
  return anchors?.seat !== undefined && anchors.rim === undefined;
}

/** The anchors of imported things. */
export const ANCHORS: Partial<Record<ThingName, Anchors>> = {
  ...EVERYDAY_ANCHORS,
  ...VEHICLE_ANCHORS,
  couch: {
    seat: { y: 0.56, left: 0.12, right: 0.88 },
    stretch: 1.5,
    highest: 410,
    high: 410,
    wide: 780,
    isAtWall: true,
  },
  bed: {
    seat: { y: 0.42, left: 0.1, right: 0.95 },
    stretch: 1.45,
    highest: 360,
    high: 360,
    wide: 600,
    isAtWall: true,
  },
  chair: { seat: { y: 0.5, left: 0.1, right: 0.9 }, high: 420 },
  "plane seat": { seat: { y: 0.56, left: 0.1, right: 0.9 } },
  armchair: {
    seat: { y: 0.6, left: 0.16, right: 0.84 },
    stretch: 1.3,
    highest: 460,
    high: 450,
    isAtWall: true,
  },
  throne: {
    seat: { y: 0.68, left: 0.16, right: 0.84 },
    stretch: 1.2,
    highest: 800,
    high: 800,
    isAtWall: true,
  },
  "rocking chair": { seat: { y: 0.46, left: 0.32, right: 0.86 }, highest: 420, high: 420 },
  bench: { seat: { y: 0.46 }, stretch: 1.4, highest: 300, high: 300, wide: 640 },
  staircase: { seat: { y: 0.42, left: 0.1, right: 0.9 }, highest: 420 },
  shelf: { seat: { y: 0.46, left: 0.12, right: 0.86 }, stretch: 1.4, hangs: 150 },
  windowsill: { seat: { y: 0.06 }, stretch: 1.5 },
  table: { seat: { y: 0.02 }, stretch: 1.9, high: 300 },
  desk: { seat: { y: 0.02 }, stretch: 1.6, high: 300 },
  wall: { seat: { y: 0.02 }, stretch: 1.9, repeats: true },
  "picket fence": { seat: { y: 0.1 }, stretch: 1.3, repeats: true },
  hedge: { seat: { y: 0.14 }, stretch: 1.6, repeats: true },
  radiator: { seat: { y: 0.04 }, stretch: 1.7, high: 260, wide: 400, isAtWall: true },
  fireplace: {
    seat: { y: 0.02 },
    stretch: 1.3,
    highest: 380,
    high: 570,
    isAtWall: true,
    shines: { at: [0.5, 0.7], far: 210, strength: 0.6 },
  },
  fire: { shines: { at: [0.5, 0.55], far: 230, strength: 0.6 } },
  "floor lamp": { shines: { at: [0.5, 0.22], far: 230, strength: 0.55 } },
  "street lamp": { shines: { at: [0.5, 0.12], far: 240, strength: 0.5 } },
  "oil lamp": { shines: { at: [0.5, 0.4], far: 170, strength: 0.5 } },
  "red lantern": { shines: { at: [0.5, 0.5], far: 170, strength: 0.5 } },
  "jack-o'-lantern": { shines: { at: [0.5, 0.6], far: 170, strength: 0.5 } },
  candelabra: { shines: { at: [0.5, 0.16], far: 200, strength: 0.55 } },
  bookcase: { seat: { y: 0.02 }, stretch: 1.5, highest: 380, high: 620, isAtWall: true },
  rug: { seat: { y: 0.5 }, stretch: 1.3, lies: 0.22, isCover: true },
  "yoga mat": { seat: { y: 0.5 }, stretch: 1.4, lies: 0.26 },
  blanket: { seat: { y: 0.08 }, rim: { y: 0.2 }, stretch: 1.5, isCover: true },
  "picnic blanket": { seat: { y: 0.5 }, stretch: 1.3, lies: 0.28 },
  laundry: { seat: { y: 0.3 }, stretch: 1.3 },
  "pile of gold": { seat: { y: 0.34 }, stretch: 1.5 },
  "stack of paper": { seat: { y: 0.22 }, stretch: 1.3 },
  "disco ball": { isHung: true },
  chandelier: { isHung: true },
  "ceiling lamp": { isHung: true },
  "hanging basket": { isHung: true },
  "wind chime": { isHung: true },
  piñata: { isHung: true },
  mistletoe: { isHung: true },
  "tree branch": { seat: { y: 0.33, left: 0.26, right: 0.92 }, highest: 560 },
  tree: { seat: { y: 0.25, left: 0.2, right: 0.8 }, highest: 480 },
  "palm tree": { seat: { y: 0.2, left: 0.2, right: 0.8 }, highest: 480 },
  seesaw: { ends: [[0.12, 0.6], [0.88, 0.16]] },
  swing: { seat: { y: 0.76, left: 0.2, right: 0.8 }, highest: 700, high: 680 },
  "cat tree": { seat: { y: 0.06, left: 0.22, right: 1 }, highest: 430, high: 520 },
  "washing machine": {
    seat: { y: 0.02 },
    stretch: 1.6,
    highest: 330,
    high: 350,
    isAtWall: true,
  },
  toilet: { seat: { y: 0.44, left: 0, right: 0.66 }, highest: 380 },
  curtain: { isTall: true, isAtWall: true },
  birdcage: { isCage: true },
  "empty birdcage": { isCage: true },
  canoe: { rim: { y: 0.19, left: 0.15, right: 0.85 } },
  "sailing boat": { rim: { y: 0.75, left: 0.16, right: 0.84 }, highest: 640 },
  tightrope: { seat: { y: 0.15, left: 0.2, right: 0.8 }, stretch: 1.5, highest: 380, high: 300 },
  gondola: { rim: { y: 0.62, left: 0.2, right: 0.8 }, seat: { y: 0.58, left: 0.2, right: 0.8 } },
  "hot-air balloon": { rim: { y: 0.745, left: 0.24, right: 0.76 }, highest: 900 },
  "snow globe": { glass: { middle: [0.5, 0.43], half: [0.5, 0.43], floor: 0.7, snows: true } },
  jar: { glass: { middle: [0.5, 0.57], half: [0.5, 0.43], floor: 0.96, isStraight: true } },
  boot: { rim: { y: 0.03, left: 0.02, right: 0.5 } },
  "wellington boot": { rim: { y: 0.03, left: 0.02, right: 0.5 } },
  "light bulb": { glass: { middle: [0.5, 0.34], half: [0.5, 0.34], floor: 0.62 } },
  door: { isTall: true, high: 660, isAtWall: true },
  barrel: { rim: { y: 0.1, left: 0.1, right: 0.9 } },
  deckchair: { seat: { y: 0.56, left: 0.3, right: 0.86 }, highest: 420, high: 400 },
  hammock: { seat: { y: 0.6, left: 0.16, right: 0.84 }, stretch: 1.3, highest: 420 },
  bathtub: { rim: { y: 0.46 } },
  sink: { rim: { y: 0.24 } },
  flowerpot: { rim: { y: 0.06, left: 0.04, right: 0.96 } },
  cauldron: { rim: { y: 0.12, left: 0.06, right: 0.94 } },
  cradle: { rim: { y: 0.2 }, stretch: 1.3 },
  wheelbarrow: { rim: { y: 0.1, left: 0.24, right: 0.84 }, highest: 420 },
  fridge: { seat: { y: 0.02 }, highest: 460, high: 600, isAtWall: true },
  stove: { seat: { y: 0.02 }, stretch: 1.2, highest: 360, high: 370, isAtWall: true },
  wardrobe: { seat: { y: 0.02 }, highest: 460, high: 620, isAtWall: true },
  "chest of drawers": {
    seat: { y: 0.02 },
    stretch: 1.3,
    highest: 380,
    high: 380,
    isAtWall: true,
  },
  "tree stump": { seat: { y: 0.08, left: 0.16, right: 0.84 }, stretch: 1.4 },
  haystack: { seat: { y: 0.1, left: 0.25, right: 0.75 }, stretch: 1.3 },
  trampoline: { seat: { y: 0.1 }, stretch: 1.3 },
  towel: { seat: { y: 0.5 }, lies: 0.3, isCover: true },
  tire: { seat: { y: 0.04, left: 0.25, right: 0.75 } },
  puddle: { seat: { y: 0.5 }, stretch: 1.4, lies: 0.24 },
  ...laidFlat(["folded jumper", "coat", "t-shirt", "jeans", "shorts", "scarf"]),
  "lily pad": { seat: { y: 0.5 }, stretch: 1.5, lies: 0.34 },
  plate: { lies: 0.42 },
  "ironing board": { seat: { y: 0.02 }, stretch: 1.2 },
  "rocking horse": { seat: { y: 0.42, left: 0.3, right: 0.7 }, highest: 420 },
  cello: { played: "before the chest" },
  fountain: { seat: { y: 0.46 } },
  "wooden crate": { rim: { y: 0.16 }, stretch: 1.2 },
  laptop: { seat: { y: 0.82 }, highest: 380 },
  "computer keyboard": { seat: { y: 0.35 }, stretch: 1.6 },
  "keyboard of a piano": { seat: { y: 0.4 }, stretch: 1.6 },
  boulder: { seat: { y: 0.26, left: 0.16, right: 0.84 }, stretch: 2.1, highest: 230 },
  car: { seat: { y: 0.04, left: 0.3, right: 0.96 }, highest: 380 },
  taxi: { seat: { y: 0.1, left: 0.26, right: 0.8 }, highest: 380 },
  horse: { seat: { y: 0.44, left: 0.36, right: 0.86 }, highest: 460 },
  unicorn: { seat: { y: 0.42, left: 0.44, right: 0.84 }, highest: 460 },
  camel: { seat: { y: 0.2, left: 0.36, right: 0.92 }, highest: 460 },
  cow: { seat: { y: 0.22, left: 0.32, right: 0.95 }, highest: 430 },
  ox: { seat: { y: 0.27, left: 0.42, right: 0.97 }, highest: 430 },
  "water buffalo": { seat: { y: 0.29, left: 0.42, right: 0.97 }, highest: 430 },
  bison: { seat: { y: 0.07, left: 0.44, right: 0.9 }, highest: 430 },
  sheep: { seat: { y: 0.3, left: 0.5, right: 0.98 }, highest: 430 },
  giraffe: { seat: { y: 0.44, left: 0.36, right: 0.82 }, highest: 560 },
  zebra: { seat: { y: 0.37, left: 0.46, right: 0.9 }, highest: 460 },
  tyrannosaurus: { seat: { y: 0.42, left: 0.48, right: 0.82 }, highest: 520 },
  swan: { seat: { y: 0.42, left: 0.4, right: 0.96 }, highest: 420 },
  goose: { seat: { y: 0.47, left: 0.44, right: 0.96 }, highest: 420 },
  duck: { seat: { y: 0.47, left: 0.42, right: 0.92 }, highest: 400 },
  flamingo: { seat: { y: 0.24, left: 0.42, right: 0.88 }, highest: 480 },
  goat: { seat: { y: 0.35, left: 0.44, right: 0.94 }, highest: 430 },
  llama: { seat: { y: 0.46, left: 0.42, right: 0.92 }, highest: 480 },
  ostrich: { seat: { y: 0.42, left: 0.36, right: 0.9 }, highest: 500 },
  donkey: { seat: { y: 0.33, left: 0.42, right: 0.92 }, highest: 400 },
  snail: { seat: { y: 0.04, left: 0.44, right: 1 } },
  rhinoceros: { seat: { y: 0.03, left: 0.42, right: 0.92 }, highest: 400 },
  hippopotamus: { seat: { y: 0.06, left: 0.42, right: 0.92 }, highest: 380 },
  tiger: { seat: { y: 0.33, left: 0.4, right: 0.92 }, highest: 400 },
  leopard: { seat: { y: 0.26, left: 0.4, right: 0.92 }, highest: 400 },
  surfboard: { ride: { turn: 1.45, at: [0.5, 0.5], isLow: true } },
  snowboard: { ride: { turn: 0.785, at: [0.5, 0.5], isLow: true } },
  elephant: { seat: { y: 0.04, left: 0.3, right: 0.95 }, highest: 460 },
  deer: { seat: { y: 0.36, left: 0.36, right: 0.92 }, highest: 460 },
  sauropod: { seat: { y: 0.42, left: 0.2, right: 0.8 }, highest: 500 },
  bicycle: { seat: { y: 0.2, left: 0.4, right: 0.86 }, highest: 360 },
  motorcycle: { seat: { y: 0.32, left: 0.34, right: 0.8 }, highest: 360 },
  "motor scooter": { seat: { y: 0.26, left: 0.34, right: 0.82 }, highest: 360 },
  sled: { seat: { y: 0.3, left: 0.2, right: 1 } },
  violin: { played: "at the shoulder" },
  accordion: { played: "before the chest" },
  harmonica: { played: "at the mouth" },
  banjo: { played: "before the chest" },
  "electric guitar": { played: "before the chest" },
  balalaika: { played: "before the chest" },
  mandolin: { played: "before the chest" },
  ukulele: { played: "before the chest" },
  clarinet: { played: "at the mouth" },
  "French horn": { played: "at the mouth" },
  "pan flute": { played: "at the mouth" },
  saxophone: { played: "at the mouth" },
  trumpet: { played: "at the mouth" },
  flute: { played: "at the mouth" },
  "post horn": { played: "at the mouth" },
  microphone: { played: "at the mouth" },
  "filing cabinet": { high: 480, isAtWall: true },
  mirror: { high: 520 },
  blackboard: { high: 480, isAtWall: true },
  harp: { high: 520 },
  "drum kit": { high: 360 },
  counter: { seat: { y: 0.02 }, stretch: 1.6, high: 320 },
  notebook: { opens: true },
  "closed book": { opens: true },
  "open book": { opens: true },
  "school notebook": { opens: true },
  ledger: { opens: true },
};

/** Clothes lie on the ground under a cat. */
function laidFlat(names: readonly ThingName[]): Partial<Record<ThingName, Anchors>> {
  return Object.fromEntries(
    names.map((name) => [name, { seat: { y: 0.45 }, stretch: 1.6, lies: 0.24 }]),
  );
}
