/** Panes lean to other hues than their neighbours, and still a coat is of the colour that was asked for. */
import assert from "node:assert/strict";
import { solid } from "../../../../tests/support/cat.ts";
import { median, pointsOf, sampler, sceneOf } from "../../../../tests/support/painting.ts";
import type { CoatColour } from "../../choices/cat_choices.ts";
import type { Colour } from "../../colour/colour.ts";
import { paintStainedGlass } from "./stained_glass.ts";

/** The colour of a body, as its parts from green to red and from blue to yellow. */
function bodyOf(coat: CoatColour): { red: number; yellow: number } {
  const scene = sceneOf("a sitting cat in a meadow", "stained-glass", {
    coat: solid(coat),
    weather: "clear",
  });
  const look = sampler(paintStainedGlass(scene));
  const seen = pointsOf(scene, "head", 6).map(look);
  const part = (of: (colour: Colour) => number) => median(seen.map(of));
  return {
    red: part(({ c, h }) => c * Math.cos((h * Math.PI) / 180)),
    yellow: part(({ c, h }) => c * Math.sin((h * Math.PI) / 180)),
  };
}

Deno.test("[stained-glass] a grey coat is no blue one, a lilac one is mauve", () => {
  const grey = bodyOf("grey"), lilac = bodyOf("lilac"), blue = bodyOf("blue");
  assert.ok(grey.yellow > blue.yellow + 0.035, `${grey.yellow}, ${blue.yellow}`);
  assert.ok(lilac.red > grey.red + 0.012, `${lilac.red}, ${grey.red}`);
});

Deno.test("[stained-glass] a black coat is black: far less blue than one of blue fur", () => {
  const black = bodyOf("black"), blue = bodyOf("blue");
  assert.ok(black.yellow > -0.025, `${black.yellow}`);
  assert.ok(black.yellow > blue.yellow + 0.01, `${black.yellow}, ${blue.yellow}`);
});
