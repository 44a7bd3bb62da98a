/**
 * @module How things are used: where a paw holds them while they work, which end does the work, and what
 * they are worked with.
 */
import type { Colour } from "../colour/colour.ts";
import type { Prop } from "../wardrobe/prop_kinds.ts";
import type { ToolLine, Use } from "./use.ts";

/** Upright, its handle below. */
const UPRIGHT: ToolLine = { handle: [0.5, 0.96], end: [0.5, 0.02] };

/** Upside down: its working end below. */
const LOWERED: ToolLine = { handle: [0.5, 0.02], end: [0.5, 0.97] };

/** Leant on, its foot on the ground. */
const LEANT_ON: Use = {
  held: "at the side",
  line: { handle: [0.88, 0.06], end: [0.06, 0.97] },
  stands: true,
};

const SWEEPING: Use = { held: "on the ground", line: UPRIGHT, stands: true };
const MOPPING: Use = { held: "on the ground", line: LOWERED, stands: true };
const WRITING: Use = { held: "on a page", line: { handle: [0.96, 0.04], end: [0.02, 0.98] } };
const AT_THE_MOUTH: Use = { held: "at the mouth", line: UPRIGHT };
const AT_THE_CHEEK: Use = { held: "at the cheek", line: UPRIGHT };
const HANGING: Use = { held: "hanging", stands: true };
const AT_AN_EYEPIECE: Use = { held: "at its eyepiece" };
const WITH_HANDLE: Use = { hasHandle: true };
const BOARD: Use = { stands: true };
const DOWNHILL: Use = { ...BOARD, slides: true };
/** Tools that are not held for themselves, but work at something. */
const TOOL: Use = { line: UPRIGHT };
const CREAM: Colour = { l: 0.97, c: 0.02, h: 90 }, LIME: Colour = { l: 0.88, c: 0.19, h: 118 };
const WITH_CHOPSTICKS: Use = { tool: "chopsticks" };
const WITH_A_SPOON: Use = { tool: "spoon" };

const USES: Partial<Record<Prop, Use>> = {
  dumbbell: { held: "overhead" },
  barbell: { held: "overhead" },
  umbrella: { held: "over the head" },
  "open umbrella": { held: "over the head" },
  camera: { held: "at the eye" },
  "camera with flash": { held: "at the eye" },
  binoculars: { held: "at the eyes" },
  trumpet: { held: "blown", line: { handle: [0.06, 0.86], end: [0.9, 0.12] }, blown: [196, 92] },
  saxophone: { held: "blown", line: { handle: [0.96, 0.08], end: [0.44, 0.96] }, blown: [72, 268] },
  flute: { held: "blown", line: { handle: [0.94, 0.06], end: [0.04, 0.94] }, blown: [180, 140] },
  toothbrush: AT_THE_MOUTH,
  microphone: { ...AT_THE_MOUTH, apart: 0.2 },
  lollipop: AT_THE_MOUTH,
  lipstick: AT_THE_MOUTH,
  comb: AT_THE_CHEEK,
  hairbrush: AT_THE_CHEEK,
  hairdryer: AT_THE_CHEEK,
  razor: AT_THE_CHEEK,
  broom: SWEEPING,
  mop: MOPPING,
  rake: MOPPING,
  crutch: LEANT_ON,
  shovel: { ...MOPPING, digs: true },
  pencil: WRITING,
  pen: WRITING,
  crayon: WRITING,
  "fountain pen": WRITING,
  teapot: { pours: { spout: [0.03, 0.3], grip: [0.9, 0.5] } },
  jug: { pours: { spout: [0.88, 0.08], grip: [0.1, 0.44] }, isMirrored: true },
  kettle: { pours: { spout: [0.02, 0.37], grip: [0.5, 0.06] } },
  kite: { held: "in the sky" },
  telescope: AT_AN_EYEPIECE,
  periscope: AT_AN_EYEPIECE,
  microscope: AT_AN_EYEPIECE,
  keyhole: AT_AN_EYEPIECE,
  "magnifying glass": { held: "before an eye" },
  tray: { held: "on a paw", stands: true },
  bubbles: { held: "blowing bubbles" },
  iron: { held: "on a board", stands: true },
  "conductor's baton": {
    held: "raised",
    line: { handle: [0.1, 0.94], end: [0.98, 0.03] },
    stands: true,
  },
  "watering can": { held: "pouring" },
  feather: { line: { handle: [0.5, 0.02], end: [0.67, 0.99] } },
  chopsticks: { line: { handle: [0.75, 0.04], end: [0.2, 0.96] } },
  spoon: { line: UPRIGHT },
  paintbrush: { line: { handle: [0.5, 1], end: [0.46, 0.02] } },
  axe: { line: { handle: [0.22, 0.94], end: [0.3, 0.2] } },
  hammer: { line: { handle: [0.44, 0.96], end: [0.08, 0.14] } },
  sledgehammer: { line: { handle: [0.06, 0.96], end: [0.74, 0.24] } },
  handsaw: { line: { handle: [0.6, 0.86], end: [0.24, 0.2] } },
  chisel: { line: { handle: [0.06, 0.94], end: [0.96, 0.04] } },
  "kitchen knife": { line: { handle: [0.1, 0.08], end: [0.84, 0.94] } },
  "sewing needle": { held: "on a cloth", line: { handle: [0.88, 0.1], end: [0.02, 0.98] } },
  "paint roller": { line: { handle: [0.48, 0.98], end: [0.46, 0.06] } },
  oar: { line: { handle: [0.03, 0.03], end: [0.86, 0.82] } },
  "baseball bat": { held: "swung", line: UPRIGHT, hits: CREAM },
  "cricket bat": { held: "swung", line: { handle: [0.9, 0.04], end: [0.14, 0.92] } },
  "tennis racket": { held: "swung", line: UPRIGHT, hits: LIME },
  "badminton racket": { held: "swung", line: { handle: [0.58, 0.98], end: [0.3, 0.03] } },
  "ping pong bat": { held: "swung", line: UPRIGHT },
  "golf club": {
    held: "on the ground",
    line: { handle: [0.94, 0.97], end: [0.22, 0.14] },
    hits: CREAM,
    stands: true,
  },
  "hockey stick": {
    held: "on the ground",
    line: { handle: [0.08, 0.03], end: [0.66, 0.84] },
    isMirrored: true,
    stands: true,
  },
  "log of wood": { worked: "aside", high: 190, paws: [[0.6, 0.02], [0.36, 0.04]], tool: "axe" },
  wrench: TOOL,
  screwdriver: TOOL,
  mallet: TOOL,
  whisk: TOOL,
  spatula: TOOL,
  trowel: TOOL,
  "garden fork": TOOL,
  "feather duster": TOOL,
  squeegee: TOOL,
  milk: { isLapped: true },
  puddle: { isLapped: true },
  "pool of water": { isLapped: true },
  bowl: { isLapped: true, dish: { rim: 0.1, wide: 0.8 } },
  "pet bowl": { isLapped: true, dish: { rim: 0.1, wide: 0.56 } },
  saucer: { isLapped: true, dish: { rim: 0.3, wide: 0.7 } },
  pizza: { served: "slice of pizza" },
  ramen: { ...WITH_CHOPSTICKS, bowl: 0.46 },
  "bowl of rice": WITH_CHOPSTICKS,
  "takeaway box": WITH_CHOPSTICKS,
  stew: WITH_A_SPOON,
  salad: WITH_A_SPOON,
  "bowl of porridge": WITH_A_SPOON,
  "bowl of ice cream": WITH_A_SPOON,
  plate: { worked: "washed" },
  "washing line": { worked: "hung up", stands: true },
  "ball of yarn": { worked: "knitted" },
  letter: { worked: "flat", tool: "pencil" },
  "love letter": { worked: "flat", tool: "pencil" },
  "sheet of paper": { worked: "flat", tool: "pencil" },
  "computer keyboard": { worked: "flat" },
  chessboard: {
    worked: "flat",
    bears: { kind: "pawn", at: [[0.24, 0.3], [0.44, 0.2], [0.62, 0.62], [0.8, 0.36], [0.3, 0.74]] },
  },
  laptop: { worked: "aside", high: 230, paws: [[0.36, 0.82], [0.24, 0.9]] },
  "sewing machine": { worked: "aside", high: 200, paws: [[0.2, 0.84], [0.08, 0.92]] },
  piano: { worked: "aside", high: 400, paws: [[0.22, 0.5], [0.14, 0.54]] },
  "shopping trolley": {
    worked: "aside",
    high: 250,
    isMirrored: true,
    paws: [[0.95, 0.06], [0.9, 0.1]],
    stands: true,
  },
  stroller: {
    worked: "aside",
    high: 230,
    isMirrored: true,
    paws: [[0.97, 0.1], [0.92, 0.14]],
    stands: true,
  },
  "ship's wheel": { worked: "aside", high: 320, paws: [[0.3, 0.26], [0.14, 0.5]], stands: true },
  lawnmower: {
    worked: "aside",
    high: 230,
    isMirrored: true,
    paws: [[0.97, 0.06], [0.92, 0.1]],
    stands: true,
  },
  wheelbarrow: {
    worked: "aside",
    high: 190,
    paws: [[0.02, 0.14], [0.06, 0.2]],
    stands: true,
  },
  "vacuum cleaner": {
    worked: "aside",
    high: 270,
    paws: [[0.28, 0.06], [0.23, 0.16]],
    stands: true,
  },
  suitcase: HANGING,
  briefcase: HANGING,
  handbag: HANGING,
  "shopping bags": HANGING,
  bucket: HANGING,
  toolbox: HANGING,
  basket: WITH_HANDLE,
  "Easter basket": WITH_HANDLE,
  "hanging basket": WITH_HANDLE,
  lantern: WITH_HANDLE,
  "red lantern": WITH_HANDLE,
  "plastic bag": WITH_HANDLE,
  "paper bag": WITH_HANDLE,
  "tote bag": WITH_HANDLE,
  "gift bag": WITH_HANDLE,
  skateboard: BOARD,
  surfboard: BOARD,
  skis: DOWNHILL,
  snowboard: DOWNHILL,
  sled: { slides: true },
  snowman: { worked: "aside", high: 330, paws: [[0.24, 0.5], [0.16, 0.62]] },
  "snowman in the snow": { worked: "aside", high: 330, paws: [[0.24, 0.5], [0.16, 0.62]] },
  cello: { held: "standing", high: 330, paws: [[0.5, 0.56], [0.5, 0.16]] },
  "double bass": { held: "standing", high: 400, paws: [[0.4, 0.56], [0.4, 0.16]] },
  harp: { worked: "aside", high: 340, paws: [[0.24, 0.42], [0.14, 0.56]] },
  "drum kit": { high: 330, beaten: { at: [[0.34, 0.2], [0.66, 0.2]], top: 0.16 } },
  drum: { high: 230, paws: [[0.05, 0.07], [0.95, 0.07]] },
  bicycle: { isMirrored: true, paws: [[0.34, 0.05], [0.28, 0.08]] },
  motorcycle: { isMirrored: true, paws: [[0.32, 0.1], [0.27, 0.14]] },
  "motor scooter": { isMirrored: true, paws: [[0.3, 0.06], [0.26, 0.1]] },
  "kick scooter": { isMirrored: true, paws: [[0.24, 0.04], [0.2, 0.08]], stands: true },
  tricycle: { isMirrored: true, paws: [[0.3, 0.1], [0.26, 0.14]] },
};

/** How a thing is used; undefined where its shape tells. */
export function useOf(prop: Prop): Use | undefined {
  return USES[prop];
}

/** What is cut where it lies, and not stirred. */
const CUT = new Set<Prop>([
  "bread",
  "baguette",
  "flatbread",
  "cake",
  "birthday cake",
  "tiered cake",
  "pie",
  "pumpkin pie",
  "lasagne",
  "cheese",
  "steak",
  "sausage",
  "sausage roll",
  "roast chicken",
  "meat on the bone",
  "sandwich",
  "carrot",
  "cucumber",
  "onion",
  "potato",
  "sweet potato",
  "tomato",
  "bell pepper",
  "pineapple",
  "apple",
  "green apple",
  "lemon",
  "melon",
]);

/** Whether a knife cuts it. */
export function isCut(prop: Prop): boolean {
  return CUT.has(prop);
}

/** Whether one works at something with it, and holds it for nothing else. */
export function isWorkTool(prop: Prop): boolean {
  const use = USES[prop];
  return use?.line !== undefined && !use.held;
}

/** Whether it is held over the head against rain and sun. */
export function isShelter(prop: Prop): boolean {
  return USES[prop]?.held === "over the head";
}

/** Whether it is held by its handle when a cat goes somewhere. */
export function isLuggage(prop: Prop): boolean {
  return USES[prop]?.held === "hanging";
}

/** Whether it hangs from the paw that holds it. */
export function hangsFromPaw(prop: Prop): boolean {
  return isLuggage(prop) || USES[prop]?.hasHandle === true;
}

/** Everything that is held in a way of its own. */
export const HELD_THINGS: readonly Prop[] = (Object.keys(USES) as Prop[]).filter((prop) =>
  USES[prop]?.held
);
