import assert from "node:assert/strict";
import { solid } from "../../../tests/support/cat.ts";
import { median, pointsOf, sampler, sceneOf } from "../../../tests/support/painting.ts";
import { contains } from "../geometry/measure.ts";
import type { Region } from "../scene.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { isBlush } from "./canvas.ts";

for (const style of ["anime", "cartoon"] as const) {
  Deno.test(`[${style}] a happy white cat blushes, a black one has no smear on its cheeks`, async () => {
    const paint = await STYLE_ENTRIES[style].loadPainter();
    const rosier = (coat: "white" | "black") => {
      const scene = sceneOf("a happy sitting cat in a studio by day", style, {
        coat: solid(coat),
        mood: "happy",
      });
      const look = sampler(paint(scene)), points = pointsOf(scene, "head", 3);
      const { marks } = scene.items.find(({ name }) => name === "head") as Region;
      const cheeks = marks.filter(isBlush).map(({ outline }) => outline);
      const [on, off] = [true, false].map((isOn) =>
        median(
          points.filter((point) => isOn === cheeks.some((cheek) => contains(cheek, point)))
            .map(look).map(({ c, h }) => c * Math.cos(h * Math.PI / 180)),
        )
      );
      return on! - off!;
    };
    assert.ok(rosier("white") > 0.012, `white: ${rosier("white")}`);
    assert.ok(rosier("black") < 0.006, `black: ${rosier("black")}`);
  });
}
