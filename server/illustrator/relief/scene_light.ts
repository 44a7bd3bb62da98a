/**
 * The light of a scene: its subject as a relief under the sun or the moon and the lamps of the place.
 *
 * @module
 */
import type { Item, Scene } from "../scene.ts";
import { lampsOf } from "./lamps.ts";
import { type Lighting, lightRelief } from "./lighting.ts";
import { reliefOf } from "./relief.ts";

/** The subject of a scene, back to front, under its light. */
export function lightSubject(subject: readonly Item[], scene: Scene): Lighting {
  return lightRelief(reliefOf(subject), scene.light.towards, lampsOf(scene));
}
