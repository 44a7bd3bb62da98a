import assert from "node:assert/strict";
import { difference } from "../../colour/colour.ts";
import { COATS } from "../../colour/palette.ts";
import { compose } from "../../compose.ts";
import { planCharacter } from "../../plan.ts";
import type { Region } from "../../scene.ts";

/** How far the largest piece of what a cat wears is from its coat. */
function distanceOf(prompt: string): number {
  const { spec } = planCharacter(prompt, { style: "cartoon", seed: "1" });
  const area = ({ outline }: Region) => {
    const xs = outline.map(([x]) => x), ys = outline.map(([, y]) => y);
    return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
  };
  const [cloth] = compose(spec).items
    .filter((item): item is Region => item.is === "region" && item.role === "costume")
    .toSorted((one, other) => area(other) - area(one));
  return difference(cloth!.colour, COATS[spec.coat.colour]);
}

Deno.test("[clothes] a garment of the colour of the coat is seen on it, unless words say its colour", () => {
  assert.ok(distanceOf("a sitting brown cat in a leather jacket") > 0.13);
  assert.ok(distanceOf("a sitting white cat in a t-shirt") > 0.13);
  assert.ok(distanceOf("a sitting white cat in a white t-shirt") < 0.13);
});

Deno.test("[clothes] what is known by its colour keeps it", () => {
  assert.ok(distanceOf("a sitting white cat in a wedding dress") < 0.13);
});
