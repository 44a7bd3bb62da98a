/** @module Openings in the front of things, out of which looks who is in them: the door of an oven, the window of a car. */
import type { Prop } from "../wardrobe/prop_kinds.ts";
import type { ThingName } from "./thing_names.ts";

/** An opening, as shares of the box of its thing from its upper left corner. */
export interface Hatch {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Its drawing shows it shut: the dark inside is drawn. */
  isShut?: "square" | "round";
  /** Who sells is behind it, and leans out of it. */
  isStall?: true;
}

/** Above the counter, before the awning: who sells leans out. */
const STALL: Hatch = { left: 0.1, top: 0.2, right: 0.9, bottom: 0.56, isStall: true };

const HATCHES: Partial<Record<ThingName, Hatch>> = {
  stove: { left: 0.12, top: 0.41, right: 0.88, bottom: 0.85, isShut: "square" },
  microwave: { left: 0.1, top: 0.17, right: 0.63, bottom: 0.74, isShut: "square" },
  "washing machine": { left: 0.2, top: 0.34, right: 0.8, bottom: 0.85, isShut: "round" },
  dishwasher: { left: 0.1, top: 0.33, right: 0.9, bottom: 0.88, isShut: "square" },
  fridge: { left: 0.1, top: 0.4, right: 0.76, bottom: 0.88, isShut: "square" },
  wardrobe: { left: 0.14, top: 0.2, right: 0.86, bottom: 0.86, isShut: "square" },
  "kitchen cupboard": { left: 0.1, top: 0.1, right: 0.9, bottom: 0.88, isShut: "square" },
  locker: { left: 0.35, top: 0.06, right: 0.65, bottom: 0.9, isShut: "square" },
  "phone box": { left: 0.15, top: 0.18, right: 0.85, bottom: 0.8, isShut: "square" },
  "dog house": { left: 0.33, top: 0.54, right: 0.67, bottom: 0.97 },
  "garden shed": { left: 0.32, top: 0.55, right: 0.68, bottom: 0.97, isShut: "square" },
  "hen house": { left: 0.14, top: 0.42, right: 0.43, bottom: 0.68, isShut: "square" },
  fireplace: { left: 0.23, top: 0.39, right: 0.77, bottom: 0.94, isShut: "square" },
  television: { left: 0.13, top: 0.26, right: 0.75, bottom: 0.69 },
  // Between its branches.
  "Christmas tree": { left: 0.3, top: 0.4, right: 0.7, bottom: 0.74 },
  "cat flap": { left: 0.28, top: 0.6, right: 0.72, bottom: 0.925 },
  "market stall": STALL,
  "lemonade stand": STALL,
  "ice cream stand": STALL,
  "hot dog stand": STALL,
  "newspaper kiosk": STALL,
  window: { left: 0.11, top: 0.11, right: 0.89, bottom: 0.89, isShut: "square" },
  car: { left: 0.21, top: 0.11, right: 0.5, bottom: 0.42 },
  taxi: { left: 0.21, top: 0.14, right: 0.5, bottom: 0.4 },
  bus: { left: 0.46, top: 0.09, right: 0.68, bottom: 0.5 },
  "railway carriage": { left: 0.3, top: 0.45, right: 0.68, bottom: 0.7, isShut: "square" },
  train: { left: 0.21, top: 0.07, right: 0.79, bottom: 0.5 },
};

/** Windows of what has a roof over its driver. */
const CABS: Partial<Record<ThingName, Hatch>> = {
  van: { left: 0.09, top: 0.11, right: 0.52, bottom: 0.49 },
  locomotive: { left: 0.6, top: 0.12, right: 0.96, bottom: 0.66, isShut: "square" },
};

/** The window behind which who drives it is seen; undefined of what is open above. */
export function cabOf(prop: Prop): Hatch | undefined {
  const name = prop as ThingName;
  return CABS[name] ?? (ROOFED.includes(name) ? HATCHES[name] : undefined);
}

/** Who looks out of these may drive them. */
const ROOFED: readonly ThingName[] = ["bus", "train"];

/** The opening in the front of a thing; undefined where it has none. */
export function hatchOf(prop: Prop): Hatch | undefined {
  return HATCHES[prop as ThingName] ?? CABS[prop as ThingName];
}
