/**
 * @module The lit side of each form in a picture book: thin body colour in the colour of the light, with an
 * edge that follows the form.
 */
import { mix } from "../../colour/colour.ts";
import type { Lighting } from "../../relief/lighting.ts";
import type { Scene } from "../../scene.ts";
import type { Context } from "../canvas.ts";
import { blendTone, stepAt } from "../tone_layer.ts";

/** How far a form must lean towards the light to be painted, and how soft that edge is. */
const LEANS = { from: 0.3, soft: 0.16 };
/** Opacity of the paint on a bright day and where there is no key light. */
const OPAQUE = { day: 0.54, night: 0.42 };
/** In more key light than this the paint is a glaze: body colour would chalk black fur. */
const GLAZED = 0.55;
/** Days are warmer on a page than outside. */
const CREAMY = { l: 0.82, c: 0.07, h: 80 };

/** Lays it over the subject that is painted on the context. */
export function layLitSide(
  ctx: Context,
  lighting: Lighting,
  { light: { towards: [lx, ly], colour, key } }: Pick<Scene, "light">,
): void {
  const { relief: { nx, ny } } = lighting;
  const pure = { l: key > GLAZED ? 0.82 : 0.68, c: Math.min(0.14, colour.c + 0.06), h: colour.h };
  const most = OPAQUE.night + (OPAQUE.day - OPAQUE.night) * key;
  blendTone(
    ctx,
    lighting,
    mix(pure, CREAMY, 0.5 * key),
    (i) => {
      const leans = nx[i]! * lx + ny[i]! * ly;
      return leans < LEANS.from - LEANS.soft
        ? 0
        : stepAt(LEANS.from, LEANS.soft, leans) * lighting.key[i]! * most;
    },
    key > GLAZED ? "soft-light" : "screen",
  );
}
