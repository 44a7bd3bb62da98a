/**
 * @module The light of a scene: its subject as a relief under the sun or the moon and the lamps of the
 * place.
 */
import { type Item, PICTURE_SIZE, type Scene } from "../scene.ts";
import { lampsOf } from "./lamps.ts";
import { type Lighting, lightRelief } from "./lighting.ts";
import { reliefOf } from "./relief.ts";

/** The subject of a scene, back to front, under its light, for a picture of `side` × `side` pixels. */
export function lightSubject(
  subject: readonly Item[],
  scene: Scene,
  side = PICTURE_SIZE,
): Lighting {
  const relief = reliefOf(subject, side);
  return lightRelief(relief, scene.light.towards, lampsOf(scene, relief.cells));
}
