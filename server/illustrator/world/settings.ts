/**
 * Which setting is drawn by whom.
 *
 * @module
 */
import type { Setting } from "../spec.ts";
import { moonscape } from "./moon.ts";
import type { Land, Place, SettingOf } from "./place.ts";
import { studio } from "./studio.ts";

const SETTINGS: Partial<Record<Setting, SettingOf>> = { studio, moon: moonscape };

export function placeOf(land: Land): Place {
  return (SETTINGS[land.spec.setting] ?? studio)(land);
}
