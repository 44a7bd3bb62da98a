/**
 * Which setting is drawn by whom, and the weather over it.
 *
 * @module
 */
import type { Setting } from "../spec.ts";
import { castle, forest, garden, meadow } from "./country.ts";
import { aboveClouds, deepSpace } from "./heights.ts";
import { INDOORS } from "./light.ts";
import { moonscape } from "./moon.ts";
import { weatherItems } from "./open_sky.ts";
import type { Land, Place, SettingOf } from "./place.ts";
import { kitchen, library, livingRoom, stage, windowsill } from "./rooms.ts";
import { studio } from "./studio.ts";
import { city, rooftop } from "./town.ts";
import { beach, desert, mountains, snowfield, underwater } from "./wilds.ts";

const SETTINGS: Record<Setting, SettingOf> = {
  studio,
  moon: moonscape,
  space: deepSpace,
  clouds: aboveClouds,
  forest,
  meadow,
  garden,
  mountains,
  snow: snowfield,
  beach,
  underwater,
  desert,
  city,
  rooftop,
  castle,
  library,
  "living room": livingRoom,
  kitchen,
  window: windowsill,
  stage,
};

/** Where no weather reaches. */
const SHELTERED: ReadonlySet<Setting> = new Set<Setting>([
  ...INDOORS,
  "moon",
  "space",
  "underwater",
]);

export function placeOf(land: Land): Place {
  const place = SETTINGS[land.spec.setting](land);
  if (SHELTERED.has(land.spec.setting)) return place;
  const { back, front } = weatherItems(land, place.ground);
  return { ...place, back: [...place.back, ...back], front: [...place.front, ...front] };
}
