/**
 * @module How high vehicles, furniture and other things larger than a cat stand beside one, in units of the cat, which
 * sits 400 high; those that bear one say it among their anchors. Large ones are drawn smaller than life.
 */
import type { ThingName } from "./thing_names.ts";

/** The height, and the width of what is wider than its drawing. */
export const TRUE_HEIGHTS: Partial<Record<ThingName, { high: number; wide?: number }>> = {
  ...high(560, [
    "bus",
    "tram",
    "lorry",
    "camper van",
    "caravan",
    "carriage",
    "fire engine",
    "locomotive",
    "trolleybus",
    "school bus",
    "double-decker bus",
    "wishing well",
    "grandfather clock",
    "carousel",
    "maypole",
    "beach hut",
    "shop front",
    "drip stand",
    "shoji screen",
    "claw machine",
  ]),
  ...high(520, ["furnace", "ambulance", "tractor", "minibus", "playground slide"]),
  ...high(440, ["pickup truck", "police car", "tuk-tuk", "wheelchair", "high chair", "postbox"]),
  ...high(420, ["reindeer", "alpaca", "car", "taxi", "jeep", "fountain", "easel"]),
  ...high(380, ["bicycle", "motorcycle", "motor scooter", "shopping trolley", "toilet"]),
  ...high(400, [
    "pinball machine",
    "taiko drum",
    "triceratops",
    "wood stove",
    "mannequin",
    "music stand",
  ]),
  ...high(340, [
    "archery target",
    "walking frame",
    "golf bag",
    "snowman",
    "snowman in the snow",
    "barrel",
    "oil drum",
    "sink",
    "stroller",
    "rocking horse",
  ]),
  ...high(300, [
    "husky",
    "golden retriever",
    "German shepherd",
    "heron",
    "stool",
    "racing car",
    "gravestone",
    "wheelbarrow",
    "television",
    "haystack",
  ]),
  ...high(300, ["stool", "racing car", "gravestone", "wheelbarrow", "television", "haystack"]),
  ...high(500, ["floor lamp", "ladder", "tent"]),
  crocodile: { high: 230 },
  bathtub: { high: 400, wide: 640 },
};

function high(units: number, names: readonly ThingName[]): Record<string, { high: number }> {
  return Object.fromEntries(names.map((name) => [name, { high: units }]));
}
