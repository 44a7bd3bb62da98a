/**
 * @module In the dark the nearest strong lamp, fire or candle is what lights a cat: the key light comes
 * from there.
 */
import { mix } from "../colour/colour.ts";
import { shinesOn } from "../relief/lamps.ts";
import type { Glow, Point, Scene } from "../scene.ts";

/** Hours and places darker than this are lit by their lamps. */
const DARK = 0.6;
/** Radius × strength of the weakest lamp that outshines the moon, of one that stands beside the cat and of one of the
 * place, and how far from the cat it may stand, in units. */
const BRIGHT = { prop: 70, scenery: 148 }, NEAR = 720;
/** A lamp on the floor still shines from above its own foot. */
const LOWEST = -0.3;
/** How much of the key light is its colour. */
const SHARE = 0.8;

/** The light of a scene, with the lamp that outshines the rest of it. */
export function lamplightOf({ light, items, subject }: Scene): Scene["light"] {
  if (light.key >= DARK) return light;
  const x = (subject.left + subject.right) / 2, y = (subject.top + subject.bottom) / 2;
  const far = ({ centre }: Glow) => Math.hypot(centre[0] - x, centre[1] - y);
  const [lamp] = items.filter(shinesOn)
    .filter((glow) => {
      const least = glow.role === "prop" ? BRIGHT.prop : BRIGHT.scenery;
      return glow.radius * glow.strength >= least && far(glow) < NEAR;
    })
    .sort((a, b) => far(a) - far(b));
  if (!lamp) return light;
  const way: Point = [lamp.centre[0] - x, Math.min(lamp.centre[1] - y, LOWEST * far(lamp))];
  const length = Math.hypot(...way) || 1;
  return {
    ...light,
    towards: [way[0] / length, way[1] / length],
    colour: mix(light.colour, lamp.colour, SHARE),
  };
}
