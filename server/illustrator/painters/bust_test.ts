import assert from "node:assert/strict";
import { solid } from "../../../tests/support/cat.ts";
import { median, sampler, sceneOf } from "../../../tests/support/painting.ts";
import { type Style, STYLES } from "../../../lib/choices.ts";
import { bounds, contains, heightOf } from "../geometry/measure.ts";
import { PICTURE_SIZE, type Point, type Region, type Scene } from "../scene.ts";
import { STYLE_ENTRIES } from "../styles.ts";

const bustOf = (style: Style) =>
  sceneOf("a portrait of a short-haired grey cat", style, {
    coat: solid("grey"),
    pose: "portrait",
  });

const partOf = ({ items }: Scene, name: string) =>
  items.find((item): item is Region => item.is === "region" && item.name === name)!;

/** Hair has no lines: of a realistic coat only light and shade are seen. */
const DRAWN = STYLES.filter((style) => style !== "realistic");

for (const style of DRAWN) {
  Deno.test(`[busts, ${style}] both forelegs are told from the chest, a tuft of fur lies between them`, () => {
    const scene = bustOf(style), chin = bounds(partOf(scene, "head").outline).bottom;
    const { outline } = partOf(scene, "torso");
    for (const leg of ["left foreleg", "right foreleg"]) {
      const seen = partOf(scene, leg).contour!.filter(([, y]) => y > chin && y < PICTURE_SIZE);
      assert.ok(seen.length > 4, `${leg}: ${seen.length} points`);
      assert.ok(heightOf(bounds(seen)) > 40, `${leg}: a stub of ${heightOf(bounds(seen))}`);
    }
    const tuft = partOf(scene, "chest tuft").contour!;
    assert.ok(tuft.every((point) => contains(outline, point)));
    assert.ok(bounds(tuft).bottom > chin, "the tuft is behind the head");
  });
}

for (const style of ["neon", "stained-glass"] as const) {
  Deno.test(`[busts, ${style}] of the forelegs the lines are drawn`, async () => {
    const scene = bustOf(style), chin = bounds(partOf(scene, "head").outline).bottom;
    const look = sampler((await STYLE_ENTRIES[style].loadPainter())(scene));
    const line = partOf(scene, "left foreleg").contour!
      .filter(([, y]) => y > chin + 30 && y < PICTURE_SIZE - 60);
    const lightness = (aside: number) =>
      median(line.map(([x, y]): Point => [x + aside, y]).map((point) => look(point).l));
    const around = (lightness(-16) + lightness(16)) / 2;
    assert.ok(Math.abs(lightness(0) - around) > 0.1, `${lightness(0)} in ${around}`);
  });
}
