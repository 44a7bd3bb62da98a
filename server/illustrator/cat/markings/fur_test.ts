/**
 * The edge of a coat.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { find } from "../../../../tests/support/drawn_cats.ts";
import { bounds, widthOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { planCharacter } from "../../mod.ts";
import { type Cat, drawCat } from "../cat.ts";

const long = (degree = 1): Partial<CatSpec> => ({
  coat: { ...PLAIN_CAT.coat, length: "fluffy" },
  degrees: { "coat.length": degree },
});

/** How far an outline turns at its sharpest corner, in radians, of those between sides of some length. */
function sharpest(outline: readonly Point[]): number {
  const n = outline.length;
  return Math.max(...outline.map(([x, y], i) => {
    const [bx, by] = outline[(i + n - 1) % n]!, [ax, ay] = outline[(i + 1) % n]!;
    if (Math.hypot(x - bx, y - by) < 1 || Math.hypot(ax - x, ay - y) < 1) return 0;
    const turn = Math.abs(Math.atan2(ay - y, ax - x) - Math.atan2(y - by, x - bx));
    return Math.min(turn, 2 * Math.PI - turn);
  }));
}

Deno.test("[coat] the contour of trunk, thighs and legs has no teeth, however long, old or curly the fur is", () => {
  const furs: Partial<CatSpec>[] = [
    long(),
    { ...long(), age: "senior" },
    { age: "senior" },
    { coat: { ...PLAIN_CAT.coat, length: "curly" } },
  ];
  for (const style of STYLES) {
    for (const pose of ["walking", "sitting", "jumping", "lying"] as const) {
      for (const fur of furs) {
        const cat = drawCat({ ...PLAIN_CAT, ...fur, style, pose });
        for (const { name, kind, outline } of [...cat.figure.torso, ...cat.figure.limbs]) {
          if (kind === "paw" || kind === "tail") continue;
          const edge = find([...cat.torso, ...cat.limbs], name).outline;
          assert.ok(
            sharpest(edge) < Math.max(1.4, sharpest(outline) + 0.3),
            `${style} ${pose} ${JSON.stringify(fur)} ${name}: ${sharpest(edge)}`,
          );
        }
      }
    }
  }
});

Deno.test("[coat] fur that rests on the ground is flat there", () => {
  for (const style of STYLES) {
    const cat = drawCat({ ...PLAIN_CAT, ...long(), style, pose: "sitting", view: "front" });
    const [part] = cat.figure.torso, { outline } = find(cat.torso, part!.name);
    part!.outline.forEach(([x, y], at) => {
      const [px, py] = outline[at]!;
      assert.ok(y < -24 || Math.hypot(px - x, py - y) < 5, `${style}: ${[x, y]}`);
    });
  }
});

Deno.test("[coat] long fur is fuller where words ask for it than where the seed chose it", () => {
  const wide = (cat: Cat, name: string) =>
    widthOf(bounds(find([...cat.torso, ...cat.skull, ...cat.back, ...cat.limbs], name).outline));
  const front = { pose: "sitting", view: "front" } as const;
  const named = drawCat({ ...PLAIN_CAT, ...front, ...long() });
  const guessed = drawCat({ ...PLAIN_CAT, ...front, ...long(0.9) });
  for (const name of ["head", "tail"]) {
    assert.ok(wide(named, name) > wide(guessed, name) + 4, name);
  }
  const degrees = (prompt: string, seed: number) =>
    planCharacter(prompt, { style: "cartoon", seed: String(seed) }).spec;
  assert.equal(degrees("a fluffy cat", 1).degrees?.["coat.length"], undefined);
  assert.equal(degrees("a persian cat", 1).degrees?.["coat.length"], undefined);
  const chance = Array.from({ length: 20 }, (_, seed) => degrees("a cat", seed))
    .filter(({ coat }) => coat.length === "fluffy");
  assert.ok(chance.length > 0 && chance.every(({ degrees }) => degrees!["coat.length"]! < 1));
});
